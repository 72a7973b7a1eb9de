/** The demo visitor's applications: a draft, a submitted one and an approved one. */
import type { SampleApplicant } from './applicant.ts';

export const demoApplicant: SampleApplicant = {
  username: 'demo',
  full_name: '林知远',
  email: 'demo@zhongzhou.example',
  phone: '+852 5550 0142',
  nationality: '中国',
  id_number: 'ZZ00001(0)',
  turns: 22,
  birthday: '03-18',
  education_level: 'undergraduate',
  institution: '香港中文大学',
  major: '文化研究',
  gpa: 3.72,
  graduation_year: 2027,
  applications: [
    {
      to: 'museum-fellow',
      begunDaysAgo: 70,
      submittedDaysAgo: 58,
      words: {
        personal_statement:
          '外婆家对面就是县博物馆，五年前我只进去过一次，因为里面永远是同一只恐龙。去年暑假我去做志愿者，在库房里看见两千张手写的卡片，每一张都写着“来源：群众捐献”，却没有一张写着是哪位群众。\n\n我想做一个只有三十件东西的展览，每件东西旁边站着它的捐献者。我已经找到了其中十一位，最年长的九十三岁，他记得那把锄头的木柄是谁换的。',
        research_proposal:
          '展览暂名“群众”。第一周核对捐献册与户籍，第二至五周走访，第六周起写说明牌并布展。说明牌每块不超过一百二十字，由捐献者本人审定。',
        achievements: '县博物馆志愿者一百六十小时；校报“旧物”专栏作者。',
      },
      materials: [
        {
          kind: 'recommendation',
          name: '推荐信-县博物馆馆长.pdf',
          content: {
            title: '推荐信',
            lines: [
              '兹推荐林知远同学申请博物馆策展研修奖学金。',
              '该生去年夏天在我馆库房整理卡片两千余张，字迹清楚，从未缺勤。',
              '他发现三十七件展品的捐献者仍然健在，此事我们几代馆员都没有做。',
              '如果他来策展，我愿意把一楼东厅空出来。',
            ],
          },
        },
        { kind: 'portfolio', name: '展线草图.png', content: 'town' },
      ],
      steps: [
        { daysAgo: 33, move: 'beginReview', note: '材料齐全，进入评审。' },
        { daysAgo: 31, judge: 'accept', material: 0 },
        { daysAgo: 31, judge: 'accept', material: 1, note: '草图清楚，建议补上观众的回头路线。' },
        {
          daysAgo: 30,
          says: 'staff',
          content: '我们很喜欢“群众”这个题目。请问尚未找到的十九位捐献者，你打算怎么呈现？',
        },
        {
          daysAgo: 29,
          says: 'applicant',
          content: '留一块空的说明牌，写上我找过哪些地方。展览期间如果有人认出来，就当场补上名字。',
        },
        {
          daysAgo: 24,
          move: 'approve',
          note: '题目小而有力，方法具体，对捐献者的尊重贯穿始终。评审组一致同意。',
        },
      ],
    },
    {
      to: 'axis-gold',
      begunDaysAgo: 16,
      submittedDaysAgo: 6,
      words: {
        personal_statement:
          '我花了两年时间，给一条快要拆掉的街画了一张可以走进去的地图：每扇门后面是谁、做什么、什么时候搬来，点开就能听见他自己讲。地图里现在有一百四十二段录音。街去年拆了一半，地图还在长。\n\n金奖的那封信上说，要看这件事在我离开之后还能不能继续。地图的编辑权已经交给了街坊会，上个月有三段录音是我不认识的人录的。',
        research_proposal:
          '接下来一年：把采录方法写成一本三十页的手册，交给另外三条街各自的街坊；为地图加上粤语与潮州话的字幕。',
        achievements: '“门后”街区声音地图（142 段录音）；香港公共史青年论坛报告。',
      },
      materials: [
        { kind: 'portfolio', name: '“门后”街区平面.png', content: 'town' },
        {
          kind: 'transcript',
          name: '成绩单.pdf',
          content: {
            title: '成绩单',
            lines: ['姓名：林知远', '专业：文化研究', '口述史方法　A', '都市与记忆　A-', '平均绩点　3.72'],
          },
        },
      ],
    },
    {
      to: 'apprentice',
      begunDaysAgo: 3,
      submittedDaysAgo: null,
      words: {
        personal_statement:
          '我想跟锔瓷的何师傅学满六个月。第一次见他，他正把一只摔成七片的碗拼起来，说“不急，先看它想从哪里裂”。',
      },
    },
  ],
};
