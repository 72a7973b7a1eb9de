/** The other applicants of the sample story, in every state that an application can be in. */
import type { SampleApplicant } from './applicant.ts';

export const sampleApplicants: readonly SampleApplicant[] = [
  {
    username: 'he_xingye',
    full_name: '何星野',
    email: 'he.xingye@students.example',
    phone: '+86 100 0000 8001',
    nationality: '中国',
    id_number: '990106200405204518',
    turns: 22,
    birthday: '05-20',
    education_level: 'undergraduate',
    institution: '华南理工大学',
    major: '建筑学',
    gpa: 3.65,
    graduation_year: 2027,
    applications: [
      {
        to: 'axis-gold',
        begunDaysAgo: 30,
        submittedDaysAgo: 22,
        words: {
          personal_statement:
            '我从小在祠堂的藻井下写作业，一直以为它是画上去的。十七岁那年祠堂落架大修，我才看见它是三百六十多根木头互相咬住，没有一颗钉子。工匠把它拆下来编号，堆在晒谷场上，像一首被拆成单字的诗。\n\n三年里我测绘了岭南十一座藻井，把每一根构件建成模型，再让村里的孩子用纸板把它拼回去。现在有四个村子的小学用这套纸板上劳作课。',
          research_proposal:
            '在十一座藻井之外再测九座，整理出岭南藻井的构造谱系；纸板教具的图纸全部开放，任何学校都可以下载。',
          achievements: '全国大学生古建测绘竞赛一等奖；纸板藻井教具，四所小学使用中。',
        },
        materials: [
          { kind: 'portfolio', name: '藻井仰视图（第七号祠）.png', content: 'caisson' },
          {
            kind: 'recommendation',
            name: '推荐信-陈教授.pdf',
            content: {
              title: '推荐信',
              lines: [
                '何星野同学随我测绘祠堂三年，所绘图纸可以直接用于施工。',
                '更难得的是，他每测完一座，都会回去给村里的孩子讲一次。',
                '我教书二十六年，这样的学生遇见过两个。',
              ],
            },
          },
          {
            kind: 'transcript',
            name: '成绩单.pdf',
            content: {
              title: '成绩单',
              lines: ['专业：建筑学', '中国建筑史　95', '古建测绘　98', '平均绩点　3.65'],
            },
          },
        ],
        steps: [
          { daysAgo: 15, move: 'beginReview' },
          { daysAgo: 13, judge: 'accept', material: 0 },
          { daysAgo: 13, judge: 'accept', material: 1 },
          {
            daysAgo: 12,
            judge: 'askForMore',
            material: 2,
            note: '成绩单缺少学院公章，请补一份盖章的扫描件。',
          },
          { daysAgo: 12, says: 'staff', content: '纸板教具很有意思，能否说明一套的成本与裁切时间？' },
          {
            daysAgo: 11,
            says: 'applicant',
            content: '一套用瓦楞纸六张，约九元；激光裁切四十分钟，手裁要一个下午。',
          },
        ],
      },
    ],
  },
  {
    username: 'ouyang_qing',
    full_name: '欧阳清',
    email: 'ouyang.qing@students.example',
    phone: '+86 100 0000 8002',
    nationality: '中国',
    id_number: '990104200311082227',
    turns: 23,
    birthday: '11-08',
    education_level: 'graduate',
    institution: '湖南大学',
    major: '文物与博物馆',
    gpa: 3.81,
    graduation_year: 2027,
    applications: [
      {
        to: 'axis-gold',
        begunDaysAgo: 28,
        submittedDaysAgo: 20,
        words: {
          personal_statement:
            '湘西有一种女书之外的记事布：妇女用挑花把家里的大事织进背带，婚嫁、分家、涨水，都有固定的纹样。我跟着七位老人学会了读其中的四十三个。\n\n去年其中两位过世了。她们的背带一条在孙女家，一条在收购旧布的人手里。我买不起那一条，只好借来拍了三天，把每一针录成图。',
          research_proposal:
            '完成一部四百个纹样的图典，附读法录音；与县非遗馆约定，图典的第一读者是织它的人。',
          achievements: '《挑花记事》四十三纹样释读，发表于校级学术刊物。',
        },
        materials: [
          {
            kind: 'other',
            name: '纹样释读节选.pdf',
            content: {
              title: '挑花记事 · 节选',
              lines: ['第七纹：两道横线中间一串菱形，读作“过河”。', '第十九纹：倒置的房，读作“分家”。'],
            },
          },
        ],
        steps: [
          { daysAgo: 14, move: 'beginReview' },
          { daysAgo: 12, judge: 'accept', material: 0 },
        ],
      },
    ],
  },
  {
    username: 'wu_nianci',
    full_name: '吴念慈',
    email: 'wu.nianci@students.example',
    phone: '+886 912 000 318',
    nationality: '中国台湾',
    id_number: 'A000000018',
    turns: 21,
    birthday: '09-02',
    education_level: 'undergraduate',
    institution: '台湾艺术大学',
    major: '广播电视',
    gpa: 3.4,
    graduation_year: 2028,
    applications: [
      {
        to: 'axis-gold',
        begunDaysAgo: 19,
        submittedDaysAgo: 11,
        words: {
          personal_statement:
            '阿公是布袋戏班的后场，吹了五十年唢呐，没有人记得他的名字，因为后场坐在布幕后面。我想把镜头架到布幕后面去。两年来我拍了六个戏班的后场，剪成六支十二分钟的片子，字幕里每个锣鼓点都写出它的名字。\n\n片子在庙口放映，前场的师傅看完说：原来你们后面是这样的。',
          achievements: '《布幕后》系列短片六集；校际纪录片展评审奖。',
        },
        materials: [{ kind: 'portfolio', name: '分镜-第三集.png', content: 'brackets' }],
        steps: [{ daysAgo: 5, move: 'beginReview' }],
      },
    ],
  },
  {
    username: 'tsering_lhamo',
    full_name: '次仁拉姆',
    email: 'tsering.lhamo@students.example',
    phone: '+86 100 0000 8003',
    nationality: '中国',
    id_number: '990102200502143369',
    turns: 21,
    birthday: '02-14',
    education_level: 'undergraduate',
    institution: '西藏大学',
    major: '绘画',
    gpa: 3.52,
    graduation_year: 2027,
    applications: [
      {
        to: 'axis-excellent',
        begunDaysAgo: 26,
        submittedDaysAgo: 18,
        words: {
          personal_statement:
            '唐卡的颜料要磨。石青磨一天得到一小碟，磨得太快颜色就灰。师傅说，磨颜料的人要一直念经，不是为了保佑，是为了手不要快。\n\n我把二十六种矿物颜料的研磨时间、沉淀次数和成色拍成一本色卡，每一色旁边写着石头是从哪座山背下来的。县里的三间画室现在用同一本色卡买石头，价钱第一次有了依据。',
          achievements: '矿物颜料色卡（26 色），三间画室使用。',
        },
        materials: [{ kind: 'portfolio', name: '色卡版式.png', content: 'caisson' }],
        steps: [
          { daysAgo: 10, move: 'beginReview' },
          { daysAgo: 9, judge: 'accept', material: 0 },
          { daysAgo: 8, says: 'staff', content: '请补充一段：雨季采石对颜色有什么影响？写在这里即可。' },
        ],
      },
    ],
  },
  {
    username: 'zhao_mingche',
    full_name: '赵明澈',
    email: 'zhao.mingche@students.example',
    phone: '+86 100 0000 8004',
    nationality: '中国',
    id_number: '990101200407165517',
    turns: 22,
    birthday: '07-16',
    education_level: 'undergraduate',
    institution: '北京大学',
    major: '考古学',
    gpa: 3.77,
    graduation_year: 2026,
    applications: [
      {
        to: 'axis-excellent',
        begunDaysAgo: 25,
        submittedDaysAgo: 15,
        words: {
          personal_statement:
            '钟鼓楼脚下有一口填了八十年的井。我们小组用探地雷达找到井圈，又在居委会的旧账本里找到填井的那一天：因为通了自来水，全巷子的人来扔了一把土。\n\n我做的不是挖井，是把那一天复原出来：谁扔了土，谁没有来。九十四岁的关奶奶说，她扔的不是土，是一只碗。',
          research_proposal: '以同样的方法再找十口井，画出一张“井的年表”。',
        },
        steps: [{ daysAgo: 7, move: 'beginReview' }],
      },
    ],
  },
  {
    username: 'chan_kayan',
    full_name: '陈嘉欣',
    email: 'chan.kayan@students.example',
    phone: '+852 6123 0045',
    nationality: '中国香港',
    id_number: 'ZZ00002(0)',
    turns: 20,
    birthday: '12-01',
    education_level: 'undergraduate',
    institution: '香港理工大学',
    major: '平面设计',
    gpa: 3.21,
    graduation_year: 2028,
    applications: [
      {
        to: 'axis-excellent',
        begunDaysAgo: 9,
        submittedDaysAgo: 2,
        words: {
          personal_statement:
            '我爷爷写招牌。霓虹灯拆掉以后，他写过的字一块一块从街上消失，只剩下他手里的底稿，一共一千二百多张，压在麻将桌下面。\n\n我把它们扫描、编号，找到还挂着的十九块，和已经拆掉的六百多块的地址。下一步是把它们做成一套可以自由使用的字体，用的人要在角落里写上：字，陈耀宗。',
          achievements: '“耀宗体”字稿整理 1,213 张。',
        },
        materials: [{ kind: 'portfolio', name: '字稿整理·第一批.png', content: 'town' }],
      },
      {
        to: 'neighbourhood-guides',
        begunDaysAgo: 8,
        submittedDaysAgo: 7,
        words: {
          personal_statement:
            '路线叫“看招牌学写字”，从北河街走到南昌街，一小时，看十九块手写招牌。每到一块，大家用水在地上写一遍，写完就干了，不留痕迹。',
        },
      },
    ],
  },
  {
    username: 'su_wanqing',
    full_name: '苏晚晴',
    email: 'su.wanqing@students.example',
    phone: '+86 100 0000 8005',
    nationality: '中国',
    id_number: '990502200308191024',
    turns: 23,
    birthday: '08-19',
    education_level: 'graduate',
    institution: '东南大学',
    major: '建筑遗产保护',
    gpa: 3.9,
    graduation_year: 2027,
    applications: [
      {
        to: 'timber-frame',
        begunDaysAgo: 18,
        submittedDaysAgo: 12,
        words: {
          personal_statement:
            '《营造法式》读了三遍，仍然不懂“材”为什么是十五分。直到去年在晋东南量一座三开间的小殿，六个斗口六个尺寸，老木匠说：你量的是木头，我做的是比例。\n\n我想用一个学期把这句话算清楚。',
          research_proposal:
            '选定小殿一座，逐件扫描，统计同类构件的偏差，检验“材分”是尺寸还是比例。附误差分析与全部原始数据。',
          achievements: '参与两处国保单位测绘；《晋东南小殿斗口实测记》。',
        },
        materials: [
          { kind: 'portfolio', name: '斗栱立面测稿.png', content: 'brackets' },
          {
            kind: 'transcript',
            name: '研究生成绩单.pdf',
            content: {
              title: '成绩单',
              lines: ['专业：建筑遗产保护', '大木作　优', '遗产测绘　优', '平均绩点　3.90'],
            },
          },
        ],
        steps: [
          { daysAgo: 6, move: 'beginReview' },
          { daysAgo: 5, judge: 'accept', material: 1 },
          { daysAgo: 5, judge: 'askForMore', material: 0, note: '测稿缺比例尺与指北针，请重新上传。' },
          { daysAgo: 5, says: 'staff', content: '请顺便说明扫描设备由谁提供，是否需要联盟借出。' },
          { daysAgo: 4, says: 'applicant', content: '设备由学院提供，已取得书面同意。新的测稿两天内上传。' },
        ],
      },
    ],
  },
  {
    username: 'ma_yusu',
    full_name: '马玉苏',
    email: 'ma.yusu@students.example',
    phone: '+86 100 0000 8006',
    nationality: '中国',
    id_number: '990102200601233319',
    turns: 20,
    birthday: '01-23',
    education_level: 'high_school',
    institution: '兰州市第二中学',
    major: '',
    gpa: null,
    graduation_year: 2027,
    applications: [
      {
        to: 'village-library',
        begunDaysAgo: 10,
        submittedDaysAgo: 8,
        words: {
          personal_statement:
            '我们村的书屋在水站里面，来打水的人顺手借一本。书一共三百一十本，被借走最多的是一本讲怎么嫁接果树的，已经散成了四本。\n\n我想用这两千块钱把它重新印十本，再买一百本给小孩子看的。钥匙在我奶奶手里，她不识字，但是谁借了什么，她全记得。',
        },
        materials: [{ kind: 'other', name: '书屋平面.png', content: 'town' }],
      },
    ],
  },
  {
    username: 'fan_ruolin',
    full_name: '范若琳',
    email: 'fan.ruolin@students.example',
    phone: '+86 100 0000 8007',
    nationality: '中国',
    id_number: '990106200406287764',
    turns: 22,
    birthday: '06-28',
    education_level: 'undergraduate',
    institution: '浙江音乐学院',
    major: '音乐学',
    gpa: 3.58,
    graduation_year: 2026,
    applications: [
      {
        to: 'qin-tablature',
        begunDaysAgo: 12,
        submittedDaysAgo: 4,
        words: {
          personal_statement:
            '同一首《流水》，我收了九位琴家的打谱，最快的五分二十秒，最慢的九分零七秒。谱是同一份谱。\n\n我想把九个版本对齐到每一个减字上，让人看见：哪一个字大家都弹得一样，哪一个字，九个人有九种时间。',
          research_proposal: '建立一个以减字为单位的对齐数据集，先做三首曲子、二十七个版本；格式与程序开放。',
        },
      },
    ],
  },
  {
    username: 'abdukerim',
    full_name: '阿卜杜克里木',
    email: 'abdukerim@students.example',
    phone: '+86 100 0000 8008',
    nationality: '中国',
    id_number: '990102200310107713',
    turns: 23,
    birthday: '10-10',
    education_level: 'undergraduate',
    institution: '新疆师范大学',
    major: '舞蹈学',
    gpa: 3.33,
    graduation_year: 2026,
    applications: [
      {
        to: 'young-opera',
        begunDaysAgo: 33,
        submittedDaysAgo: 26,
        words: {
          personal_statement:
            '我学的是木卡姆里的鼓。师傅只教口诀，不教谱，他说写下来的鼓点是死的。可是会口诀的人只剩下四个。\n\n我想和师傅商量一个办法：录下来，但不写下来。让后来的人先用耳朵学，就像我一样。',
          achievements: '随师演出木卡姆选段二十余场。',
        },
        steps: [{ daysAgo: 20, withdraw: '师傅希望明年和另外三位师傅一起申请，本次先撤回。' }],
      },
    ],
  },
  {
    username: 'jiang_hetang',
    full_name: '江荷塘',
    email: 'jiang.hetang@students.example',
    phone: '+86 100 0000 8009',
    nationality: '中国',
    id_number: '990106200509095522',
    turns: 21,
    birthday: '09-09',
    education_level: 'undergraduate',
    institution: '中国戏曲学院',
    major: '戏曲表演',
    gpa: 3.47,
    graduation_year: 2027,
    applications: [
      {
        to: 'young-opera',
        begunDaysAgo: 22,
        submittedDaysAgo: 13,
        words: {
          personal_statement:
            '我学昆曲闺门旦六年，会二十一个折子，没有一出是完整的。《疗妒羹》现在只剩“题曲”一折常演，其余的身段谱在师祖的铅笔本子里，有些页被茶水泡过。\n\n我想把它从第一折演到最后一折，哪怕台下只有二十个人。',
          achievements: '省级青年昆曲展演优秀表演奖。',
        },
        materials: [
          {
            kind: 'recommendation',
            name: '师承说明.pdf',
            content: {
              title: '师承说明',
              lines: [
                '江荷塘随我学戏六年，能演折子二十一出。',
                '全本《疗妒羹》身段谱由我口授，愿意陪她排完。',
              ],
            },
          },
        ],
        steps: [
          { daysAgo: 6, move: 'beginReview' },
          { daysAgo: 4, judge: 'accept', material: 0 },
        ],
      },
    ],
  },
  {
    username: 'kim_minseo',
    full_name: '金珉舒',
    email: 'kim.minseo@students.example',
    phone: '+82 10 5550 7712',
    nationality: '韩国',
    id_number: 'M00000001',
    turns: 22,
    birthday: '04-11',
    education_level: 'undergraduate',
    institution: '延世大学',
    major: '东亚国际学',
    gpa: 3.69,
    graduation_year: 2027,
    applications: [
      {
        to: 'overseas-roots',
        begunDaysAgo: 40,
        submittedDaysAgo: 29,
        words: {
          personal_statement:
            '曾祖父一九三一年从烟台坐船到仁川，带了一口锅。锅还在我家厨房，底已经换过三次。家里没有人再会说山东话，但是过年包饺子的时候，父亲会说一个谁也听不懂的词，我怀疑那是村名。\n\n我想拿着这个音，去找那个村。',
        },
        materials: [
          {
            kind: 'id_document',
            name: '渡航证明（复印）.pdf',
            content: { title: '渡航证明', lines: ['姓名：金德顺', '由芝罘往仁川', '随带：铁锅一口'] },
          },
        ],
        steps: [
          { daysAgo: 11, move: 'beginReview' },
          { daysAgo: 9, judge: 'accept', material: 0 },
          { daysAgo: 3, move: 'approve', note: '线索极细，而问法很好。请与档案馆联系人尽早确定行程。' },
        ],
      },
    ],
  },
  {
    username: 'lee_adeline',
    full_name: '李安琳',
    email: 'adeline.lee@students.example',
    phone: '+65 8123 4590',
    nationality: '新加坡',
    id_number: 'T0000000X',
    turns: 22,
    birthday: '07-30',
    education_level: 'undergraduate',
    institution: '新加坡国立大学',
    major: '历史学',
    gpa: 3.84,
    graduation_year: 2026,
    applications: [
      {
        to: 'overseas-roots',
        begunDaysAgo: 36,
        submittedDaysAgo: 25,
        words: {
          personal_statement:
            '外婆留下三十七封侨批，都是从潮州寄来的回批，收信人是她的母亲。奇怪的是，寄出去的那一半，一封也没有。我想回到收信的那一头，看看另外三十七封还在不在。\n\n如果不在，我想知道它们是怎么不在的。',
          research_proposal: '侨批档案馆两周，乡里一周；逐封配对，整理成双语文稿。',
        },
        steps: [{ daysAgo: 10, move: 'beginReview' }],
      },
    ],
  },
  {
    username: 'tan_weiming',
    full_name: '陈维铭',
    email: 'tan.weiming@students.example',
    phone: '+60 12 555 0913',
    nationality: '马来西亚',
    id_number: '040815990000',
    turns: 22,
    birthday: '08-15',
    education_level: 'undergraduate',
    institution: '马来亚大学',
    major: '中文',
    gpa: 2.95,
    graduation_year: 2026,
    applications: [
      {
        to: 'overseas-roots',
        begunDaysAgo: 38,
        submittedDaysAgo: 27,
        words: {
          personal_statement:
            '我想去看看祖屋。听说已经没有人住了，但是门联每年还是有人换。我想知道是谁换的。',
        },
        materials: [{ kind: 'other', name: '老家的地图.png', content: 'town' }],
        steps: [
          { daysAgo: 11, move: 'beginReview' },
          { daysAgo: 6, judge: 'refuse', material: 0, note: '这是现在的规划图，不是家族文献。' },
          { daysAgo: 4, says: 'staff', content: '请补充家族文献的影像，这是本项目的必备条件。' },
          {
            daysAgo: 1,
            move: 'reject',
            note: '题目动人，但未附家族文献影像，不符合申请条件。欢迎下一届带着那副门联的照片再来。',
          },
        ],
      },
    ],
  },
  {
    username: 'bai_suwen',
    full_name: '白素文',
    email: 'bai.suwen@students.example',
    phone: '+86 100 0000 8010',
    nationality: '中国',
    id_number: '990103200312056640',
    turns: 23,
    birthday: '12-05',
    education_level: 'postgraduate',
    institution: '西北大学',
    major: '历史文献学',
    gpa: 3.88,
    graduation_year: 2026,
    applications: [
      {
        to: 'calligraphy-stone',
        begunDaysAgo: 130,
        submittedDaysAgo: 118,
        words: {
          personal_statement:
            '秦岭北麓有一条废弃的驿道，路边的摩崖题刻被苔藓盖住。我用三个冬天走了一百一十公里，因为只有冬天苔藓是干的，可以用软刷扫开而不伤石头。\n\n一共找到四十四通，其中十七通不见于任何金石志。最小的一通只有四个字：“雨，某到此。”那个“某”字，凿掉过又重刻。',
          achievements: '摩崖题刻新发现十七通；论文一篇。',
        },
        materials: [{ kind: 'other', name: '题刻分布图.png', content: 'town' }],
        steps: [
          { daysAgo: 88, move: 'beginReview' },
          { daysAgo: 84, judge: 'accept', material: 0 },
          { daysAgo: 70, move: 'approve', note: '调查扎实，记录规范，新见材料价值高。' },
        ],
      },
    ],
  },
  {
    username: 'qi_zhenglin',
    full_name: '齐正林',
    email: 'qi.zhenglin@students.example',
    phone: '+86 100 0000 8011',
    nationality: '中国',
    id_number: '990102200402183312',
    turns: 22,
    birthday: '02-18',
    education_level: 'undergraduate',
    institution: '山东大学',
    major: '考古学',
    gpa: 3.6,
    graduation_year: 2026,
    applications: [
      {
        to: 'calligraphy-stone',
        begunDaysAgo: 126,
        submittedDaysAgo: 110,
        words: {
          personal_statement:
            '我家在采石场旁边。小时候见过有字的石头被送进碎石机，当时不知道那是墓志。上大学以后我回去守了两个暑假，和司机约好：看见字，就按一下喇叭。喇叭响过九次。',
          achievements: '抢救性记录墓志九方，移交县文管所。',
        },
        steps: [
          { daysAgo: 88, move: 'beginReview' },
          { daysAgo: 69, move: 'approve', note: '九次喇叭，九方墓志。此事值得记住。' },
        ],
      },
    ],
  },
  {
    username: 'shen_yiran',
    full_name: '沈怡然',
    email: 'shen.yiran@students.example',
    phone: '+86 100 0000 8012',
    nationality: '中国',
    id_number: '990104200407243327',
    turns: 22,
    birthday: '07-24',
    education_level: 'undergraduate',
    institution: '复旦大学',
    major: '文物与博物馆学',
    gpa: 3.7,
    graduation_year: 2026,
    applications: [
      {
        to: 'museum-fellow',
        begunDaysAgo: 66,
        submittedDaysAgo: 51,
        words: {
          personal_statement:
            '我想策一个关于“锁”的展。县博物馆库房里有二百多把锁，没有一把有钥匙。展览的入口放一只空抽屉，观众可以把自己家里不知道开什么的钥匙放进来。三个月以后，说不定有一把能打开。',
          achievements: '校博物馆学生策展人。',
        },
        steps: [
          { daysAgo: 33, move: 'beginReview' },
          { daysAgo: 23, move: 'approve', note: '构思轻巧而有参与感，布展方案可行。' },
        ],
      },
    ],
  },
  {
    username: 'gao_jian',
    full_name: '高见',
    email: 'gao.jian@students.example',
    phone: '+86 100 0000 8013',
    nationality: '中国',
    id_number: '990102200505056615',
    turns: 21,
    birthday: '05-05',
    education_level: 'undergraduate',
    institution: '河北大学',
    major: '历史学',
    gpa: 2.87,
    graduation_year: 2027,
    applications: [
      {
        to: 'museum-fellow',
        begunDaysAgo: 52,
        submittedDaysAgo: 40,
        words: {
          personal_statement:
            '我热爱历史，也热爱博物馆，希望能有机会到博物馆学习，提高自己的能力。我会努力完成老师安排的任务。',
        },
        steps: [
          { daysAgo: 33, move: 'beginReview' },
          {
            daysAgo: 26,
            move: 'reject',
            note: '陈述较为笼统，未说明拟做的展览。建议先到身边的博物馆做一段志愿者，再带着题目来。',
          },
        ],
      },
      {
        to: 'neighbourhood-guides',
        begunDaysAgo: 2,
        submittedDaysAgo: null,
        words: { personal_statement: '上次的建议我照做了：我在莲池书院做了两个月志愿者，想讲讲门口那条街。' },
      },
    ],
  },
];
