/** The second year: rules learned from the first, twelve cities, two hundred and thirty-one applications. */
import { committee, linkTo, type SampleAnnouncement, secretariat } from './story.ts';

export const secondYear: readonly SampleAnnouncement[] = [
  {
    place: 7,
    daysAgo: 421,
    title: '评审细则修订：多人评分、盲审与同分并列',
    summary: '吸取第一届的经验，每份申请改由三位评审独立评分，分差过大者加派第四位；盲审范围扩大到文件名。',
    category: 'policy',
    author: committee,
    views: 2310,
    downloads: 764,
    attachments: ['scoring'],
    content: () => `
<p>第一届结束后，我们请全体评审和二十二位申请人填了问卷。意见最集中的三条，写进了这次修订。</p>
<h2>一、一个人说了不算</h2>
<p>每份申请由三位评审独立评分，取平均分。最高分与最低分相差二十分以上的，加派第四位评审；不要求原来的三位“统一意见”。</p>
<h2>二、盲审，包括文件名</h2>
<p>第一届有申请人把自己的名字写进了文件名。今后盲审开启时，评审看到的是“材料一”“材料二”，姓名、邮箱、电话与证件号码一律不出现。</p>
<h2>三、同分就是同分</h2>
<p>同分者名次并列。如果并列的人数超过余下的名额，由委员会合议，并在公示中说明理由。</p>
<p>评分表与完整流程见附件。本细则自第二届起施行，与${linkTo(1, '《章程》')}不一致之处以《章程》为准。</p>`,
  },
  {
    place: 8,
    daysAgo: 392,
    title: '第二届中轴青年奖学金开放申请',
    summary: '奖项与金额不变；新增材料状态与补充材料的流程，申请人可以随时看到自己的申请走到哪一步。',
    category: 'application',
    author: secretariat,
    views: 7481,
    downloads: 2455,
    attachments: ['checklist', 'outline', 'recommendation', 'pledge'],
    content: (dayOf) => `
<p>第二届自${dayOf(392)}起开放申请，至${dayOf(300)} 23:59（香港时间）截止。奖项仍为<strong>金奖一名（10,000 元）、优秀奖三名（各 3,000 元）、提名奖至多十名</strong>。</p>
<h2>与上一届有什么不同</h2>
<ul>
<li>材料逐份审核，状态分为已通过、审核中、需要补充、未通过；“需要补充”的可以重新上传。</li>
<li>推荐信由必交改为选交。没有名师，也可以写好一份申请。</li>
<li>新增<strong>学术诚信承诺书</strong>，请签名后上传。</li>
</ul>
<p>评分办法见${linkTo(7, '修订后的评审细则')}。四份模板见附件，文件不超过 10MB。</p>`,
  },
  {
    place: 9,
    daysAgo: 371,
    title: '校园宣讲十二城：时间与地点',
    summary: '从北京到吉隆坡，十二个城市的志愿者在自己的学校里办一场小宣讲。不必是本校学生，进门报书名即可。',
    category: 'event',
    author: secretariat,
    views: 2046,
    downloads: 0,
    content: (dayOf) => `
<p>宣讲自${dayOf(366)}起，每周末一至两场。每场只有三样东西：一张长桌，一壶茶，一位往届获奖者。</p>
<ul>
<li><strong>北京、沈阳</strong>：林照野，《怎样录下一口钟》</li>
<li><strong>西宁、成都</strong>：桑吉卓玛，《一克石青走过的路》</li>
<li><strong>广州、佛山、澳门</strong>：何思齐，《狮头的骨架》</li>
<li><strong>香港、新加坡、吉隆坡</strong>：Emi Tanaka，《檐下是谁的地方》</li>
<li><strong>伦敦、拉各斯</strong>：Daniel Okoye，《鼓手先上船》</li>
</ul>
<p>进门时请报一本书的名字，随便哪一本。我们用它来代替签到。</p>`,
  },
  {
    place: 10,
    daysAgo: 287,
    title: '关于利益回避与学术诚信的规定',
    summary: '评审与申请人同属一所机构即须回避；申请人使用写作、翻译工具的，在正文末尾写明即可，不因此扣分。',
    category: 'policy',
    author: committee,
    views: 1688,
    downloads: 502,
    attachments: ['conflict', 'pledge'],
    content: () => `
<h2>评审一方</h2>
<ol>
<li>与申请人同属一所机构的，由系统识别，自动不予分派。</li>
<li>师生、亲属、合作发表、雇佣或资助关系，由评审自行申报。拿不准的，请申报；申报不影响任何人。</li>
<li>申报之后，该份申请改派他人，已给的分数作废。</li>
</ol>
<h2>申请人一方</h2>
<ol>
<li>引用他人的文字、图像和口述，请注明来源。口述材料请说明如何征得同意。</li>
<li>使用写作、翻译工具的，在正文末尾写一句用了什么、用在哪里。写明了不扣分；没有写而被发现的，视同材料不实。</li>
<li>同一计划另有资助的，请如实填写。这不妨碍得奖，只妨碍重复报销。</li>
</ol>
<p>材料不实一经查实，取消资格；已领奖金的，予以追回并公示。当事人有十日申辩期。</p>`,
  },
  {
    place: 11,
    daysAgo: 224,
    title: '第二届中轴青年奖学金评审结果公示',
    summary:
      '二百三十一份申请，来自二十六个国家和地区。金奖一名（10,000 元），优秀奖三名（各 3,000 元），提名奖十名。',
    category: 'result',
    author: committee,
    isTop: true,
    views: 9352,
    downloads: 2871,
    attachments: ['winnersSecond', 'scoring'],
    content: (dayOf) => `
<p>第二届共收到二百三十一份申请，来自二十六个国家和地区，六十四位评审参加评分。按照${linkTo(7, '评审细则')}，全程盲审。公示期为${dayOf(224)}至${dayOf(217)}。</p>
<h2>金奖（10,000 元）</h2>
<p><strong>温书棠</strong>《钟鼓楼的声音：一座城怎样听见时间》</p>
<blockquote><p>评语：作者没有写钟鼓楼有多重要，而是去找那些还记得几点关城门的人。读完之后，我们想去站在那里等一声鼓。</p></blockquote>
<h2>优秀奖（各 3,000 元）</h2>
<ul>
<li><strong>阿依古丽·买买提</strong>《喀什土陶的二十四道工序》</li>
<li><strong>陈以墨</strong>《骑楼下的招牌字：百年书写地图》</li>
<li><strong>Minh Anh Tran</strong>《顺化与北京：两条轴线上的门》</li>
</ul>
<h2>提名奖（十名，按姓氏拼音）</h2>
<p>Sofia Almeida、顾南乔、李承宇、罗嘉欣、马西川、彭若谷、宋知夏、唐小满、王砚秋、周与鹤。</p>
<h2>关于名次</h2>
<p>第四名与第五名原为同分。委员会合议，以“成果怎样交还给当地”一项较高者在先；两人的分项得分已分别告知本人。</p>`,
  },
  {
    place: 12,
    daysAgo: 196,
    title: '第二屆頒獎典禮：在鼓樓下等一聲鼓',
    summary: '典禮設於北京鼓樓東側的小院，黃昏開始，聽完暮鼓散場。同步線上直播，設粵語與英語傳譯。',
    category: 'event',
    author: secretariat,
    views: 2733,
    downloads: 0,
    content: (dayOf) => `
<p><strong>日期</strong>：${dayOf(182)}（星期六）17:00 至 19:30<br><strong>地點</strong>：北京鼓樓東側小院（得獎者另函通知入口）<br><strong>直播</strong>：當日於<a href="/news">新聞</a>頁面公佈連結</p>
<h2>程序</h2>
<ol>
<li>17:00 入座，茶。</li>
<li>17:30 優秀獎三位得獎者各講十分鐘：一件工具、一個字、一扇門。</li>
<li>18:30 溫書棠講〈關城門以後〉。</li>
<li>19:00 暮鼓。請把手機調成靜音，這一刻不錄影。</li>
</ol>
<p>院子只容得下六十人。來不了的朋友，請在同一時間打開窗，聽聽你那裏的城市是怎樣入夜的。</p>`,
  },
  {
    place: 13,
    daysAgo: 171,
    title: '第二届奖金发放完毕与年度收支',
    summary: '金奖与优秀奖共 19,000 元已全部确认到账；一笔因户名不符退回，已于三日内重汇。',
    category: 'result',
    author: committee,
    views: 1290,
    downloads: 0,
    content: (dayOf) => `
<p>第二届奖金已于${dayOf(174)}全部确认到账。其中一笔汇往越南的款项因户名拼写退回，核对后三日内重汇，手续费由联盟承担。</p>
<ul>
<li><strong>上届结转</strong>：32,120 元</li>
<li><strong>联盟成员出资</strong>：80,000 元</li>
<li><strong>金奖与优秀奖</strong>：−19,000 元</li>
<li><strong>文集、证书与典礼</strong>：−23,760 元</li>
<li><strong>十二城宣讲茶水</strong>：−3,118 元</li>
<li><strong>结转第三届</strong>：66,242 元</li>
</ul>`,
  },
];
