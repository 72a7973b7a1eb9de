/** The scholarships of the sample story; deadlines in days from the day of seeding. */
import type { AwardCategory, ScholarshipCategory } from '../../contract/category.ts';

export interface SampleScholarship {
  slug: string;
  title: string;
  category: ScholarshipCategory;
  award: AwardCategory | null;
  /** Yuan. */
  amount: number;
  slots: number;
  /** The deadline is the end of this day, counted from today; negative ones are closed. */
  closesIn: number;
  /** Days since it was announced. */
  announced: number;
  summary: string;
  description: string;
  eligibility: string[];
}

const young = '截止日期当天未满 25 周岁';

export const sampleScholarships: readonly SampleScholarship[] = [
  {
    slug: 'axis-gold',
    title: '中轴青年奖学金·金奖',
    category: 'special',
    award: 'gold',
    amount: 10_000,
    slots: 1,
    closesIn: 24,
    announced: 40,
    summary: '联盟每年最高的青年荣誉，授予一位以自己的方式让一条中轴线重新被看见的人。',
    description:
      '金奖每年只有一位。它不问专业，也不问你来自哪座城市，只看一件事：你为一处、一种或一段文化遗产做了什么，这件事在你离开之后还能不能继续。\n\n评审组会通读全部材料，入围者与三位评审在线交谈一小时。获奖者将在次年春天的联盟年会上作二十分钟的演讲，并为下一届申请人写一封信。\n\n奖金用途不限，不需要报销票据。',
    eligibility: [young, '在读或毕业两年以内', '提交不少于一份能够证明工作成果的材料'],
  },
  {
    slug: 'axis-excellent',
    title: '中轴青年奖学金·优秀奖',
    category: 'special',
    award: 'excellent',
    amount: 3_000,
    slots: 3,
    closesIn: 24,
    announced: 40,
    summary: '授予三位已经动手的青年：一次测绘、一部口述史、一场演出，或一间重新开门的书屋。',
    description:
      '优秀奖与金奖同期评审，每年三位。我们偏爱小而完整的工作：一座亭子的全套测绘图，一条巷子的口述史，一出失传折子戏的复排。\n\n申请时请写清你做了哪一部分、别人做了哪一部分。评审组尊重合作，也尊重诚实。',
    eligibility: [young, '在读或毕业两年以内'],
  },
  {
    slug: 'axis-nomination',
    title: '中轴青年奖学金·提名奖',
    category: 'special',
    award: 'nomination',
    amount: 0,
    slots: 10,
    closesIn: 24,
    announced: 40,
    summary: '至多十位提名者获颁证书，并受邀参加联盟的冬季工作坊，食宿由联盟承担。',
    description:
      '提名奖不设奖金。它给刚刚起步的人：题目还没有做完，但方向已经清楚。获提名者会得到一位导师半年的书信指导，以及冬季工作坊的席位。\n\n工作坊为期五天，每年换一座城市，上午看房子，下午动手，晚上读书。',
    eligibility: [young, '不限学历与专业'],
  },
  {
    slug: 'timber-frame',
    title: '营造法式研修奖学金',
    category: 'academic',
    award: null,
    amount: 6_000,
    slots: 3,
    closesIn: 38,
    announced: 21,
    summary: '用一个学期读懂一座殿堂：从材分制到实测图，资助三位学生完成一组可以发表的大木作测绘。',
    description:
      '研修分三个阶段：集中读《营造法式》大木作诸卷；在指定的三处殿堂中任选一处测绘；回到教室，用材分制解释实测数据里的每一处出入。\n\n我们提供三维扫描设备与两位古建工程师的现场指导。成果以中文图纸为主，须附一篇不少于八千字的测绘报告。',
    eligibility: [young, '建筑学、文物保护、历史学或相关专业在读', '能够连续离校两周参加测绘'],
  },
  {
    slug: 'classics-in-translation',
    title: '文化典籍翻译奖学金',
    category: 'academic',
    award: null,
    amount: 4_500,
    slots: 2,
    closesIn: 52,
    announced: 9,
    summary: '把一篇没有外文译本的游记、方志或工匠札记译成你的另一种语言，并为每一个器物名词写注。',
    description:
      '器物之名最难译。我们资助两位译者，各自完成一篇三万字以内、此前没有外文译本的文献。译文连同注释公开发表，版权归译者。\n\n选题由申请人自定，评审时会请一位母语读者试读五页。',
    eligibility: [young, '提供一段一千字的试译', '译入语言不限'],
  },
  {
    slug: 'museum-fellow',
    title: '博物馆策展研修奖学金',
    category: 'academic',
    award: null,
    amount: 5_000,
    slots: 2,
    closesIn: -35,
    announced: 110,
    summary: '在一座地方博物馆工作一个夏天，独立完成一个三十件展品以内的小型展览。',
    description:
      '两位研修生分别进入两座县级博物馆，从库房卡片读起，选定题目，写说明牌，画展线，直到开幕。研修期间每周与策展导师通话一次。\n\n本届已截止，结果见公告。',
    eligibility: [young, '博物馆学、历史学、设计学或相关专业', '六月至八月能够全职参与'],
  },
  {
    slug: 'axis-oral-history',
    title: '中轴线口述史研究计划',
    category: 'research',
    award: null,
    amount: 5_000,
    slots: 2,
    closesIn: 17,
    announced: 33,
    summary: '记录住在中轴线两侧的人：修钟表的、守城门的、搬走又回来的。资助两个为期一年的访谈项目。',
    description:
      '每个项目须完成不少于二十位受访者、四十小时的录音，并按联盟的口述史规范转写、编目、取得授权。录音与文稿进入联盟档案，受访者可以随时要求封存。\n\n我们更看重问题，而不是名单：你想从这些人那里知道什么？',
    eligibility: [young, '两人以内的小组可以联合申请，由一人提交', '提交研究计划'],
  },
  {
    slug: 'qin-tablature',
    title: '古琴减字谱数字化研究',
    category: 'research',
    award: null,
    amount: 5_000,
    slots: 2,
    closesIn: 45,
    announced: 15,
    summary: '让机器读懂减字谱：字形数据库、指法语义、打谱比较，任选一题，成果须开放。',
    description:
      '减字谱记指法而不记节奏，同一份谱可以打出完全不同的曲子。这项研究资助两位青年，从字形识别、指法编码或打谱版本比较中任选一题，做出可以复用的数据与程序。\n\n数据须以开放许可发布。联盟可协助联系三家图书馆的谱本影像。',
    eligibility: [young, '音乐学、计算机、文献学或相关专业', '提交研究计划与时间表'],
  },
  {
    slug: 'calligraphy-stone',
    title: '书法与金石研究奖',
    category: 'research',
    award: null,
    amount: 3_500,
    slots: 2,
    closesIn: -90,
    announced: 180,
    summary: '奖励对碑刻、摩崖与地方金石文献的实地调查，两位获奖者的拓本与释文已入藏联盟档案。',
    description:
      '调查须到现场：风化的石头每年都少一笔。申请人提交不少于十通碑刻的拓本或多角度光照照片、释文与考订。\n\n本届已截止，结果见公告。',
    eligibility: [young, '提交实地调查的原始记录'],
  },
  {
    slug: 'apprentice',
    title: '青年学徒传习金',
    category: 'cultural',
    award: null,
    amount: 4_000,
    slots: 5,
    closesIn: 60,
    announced: 12,
    summary: '跟一位师傅学满六个月：竹编、蓝印、大木、锔瓷、皮影，由你选，联盟来签三方约定。',
    description:
      '传习金付给学徒，不付给作坊。六个月里每周至少到作坊三天，学满之后独立完成一件作品。师傅可以由申请人自己找，也可以从联盟的名册里选。\n\n我们不要求你以此为业，只要求你把一道工序真正学会。',
    eligibility: [young, '取得一位师傅的同意信', '不限学历'],
  },
  {
    slug: 'young-opera',
    title: '戏曲青年传承奖学金',
    category: 'cultural',
    award: null,
    amount: 3_000,
    slots: 4,
    closesIn: 9,
    announced: 45,
    summary: '为正在学一出完整传统戏的青年演员与乐师，资助他们把它从头到尾演下来。',
    description:
      '剧种不限，行当不限，文武场同样欢迎。申请人须提交正在学习的剧目、师承与一段不加剪辑的排练录像。获奖者一年之内在正式舞台上完成全剧演出。\n\n评审由四个剧种的演员担任。',
    eligibility: [young, '学戏满两年', '提交排练录像或剧照'],
  },
  {
    slug: 'village-library',
    title: '乡土书屋共建奖',
    category: 'community',
    award: null,
    amount: 2_000,
    slots: 6,
    closesIn: 30,
    announced: 18,
    summary: '给正在为一个村子、一条街编目、借书、讲故事的青年，买书、做书架、印一本当地的小书。',
    description:
      '六个名额，每个两千元，只能用在书屋上。我们会寄去一箱按年龄分好的书，并请你在一年后寄回一本：由村里的孩子写、画、装订的小书。\n\n已经关门的书屋也可以申请重新开门。',
    eligibility: [young, '书屋已有固定场所', '附书屋照片一张'],
  },
  {
    slug: 'neighbourhood-guides',
    title: '街坊导览志愿者奖学金',
    category: 'community',
    award: null,
    amount: 1_500,
    slots: 8,
    closesIn: 21,
    announced: 28,
    summary: '你住的那条街，你最会讲。资助八位青年设计一条一小时的步行导览，并带满十次。',
    description:
      '导览不必有名胜。理发店的转椅、骑楼的柱脚、庙前的戏台、已经填平的河：只要你讲得出它们为什么在那里。每条路线须有文字稿、地图与一份无障碍说明。\n\n带满十次之后，联盟会把路线印成折页，署你的名字。',
    eligibility: [young, '能够以两种语言或方言讲解者优先'],
  },
  {
    slug: 'overseas-roots',
    title: '海外青年寻根奖学金',
    category: 'special',
    award: null,
    amount: 6_000,
    slots: 3,
    closesIn: -12,
    announced: 75,
    summary: '资助三位在海外长大的青年，带着一封家书、一张船票或一个地名，回到家族出发的地方。',
    description:
      '侨批、族谱、旧照片，任何一件东西都可以是起点。研修为期三周，联盟协助联系当地的档案馆与宗亲会。返程之后请写一篇文章，中文或你的母语都可以。\n\n本届已截止，正在评审。',
    eligibility: [young, '在中国内地以外接受中学教育', '附一件家族文献的影像'],
  },
];
