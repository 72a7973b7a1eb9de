/** The first year: a charter, a call, ninety-seven applications, one gold. */
import { committee, type SampleAnnouncement, secretariat } from './story.ts';

export const firstYear: readonly SampleAnnouncement[] = [
  {
    place: 1,
    daysAgo: 722,
    title: '《中轴青年奖学金章程》公布',
    summary:
      '联盟设立面向未满二十五岁青年的奖学金：金奖一名，优秀奖三名，提名奖至多十名。章程自公布之日起施行。',
    category: 'policy',
    author: committee,
    views: 3864,
    downloads: 912,
    attachments: ['charter'],
    content: (dayOf) => `
<p>一条中轴线，不只是一座城的中线。它是人们约定俗成的方向：门朝哪里开，钟往哪里听，节日的队伍从哪里走到哪里。联盟设立这笔奖学金，是想请年轻人替我们再走一遍这些路，把看见的记下来。</p>
<h2>要点</h2>
<ul>
<li><strong>谁可以申请</strong>：截止之日未满二十五岁的青年，国籍与就读地区不限。</li>
<li><strong>奖项</strong>：金奖一名，人民币 10,000 元；优秀奖三名，每名人民币 3,000 元；提名奖至多十名，颁发证书，收入年度文集。</li>
<li><strong>评审</strong>：每份申请由三位以上评审独立评分，名额固定，结果公示七日。</li>
<li><strong>账目</strong>：奖学金设独立账户，收支每年公布一次。</li>
</ul>
<p>章程全文见附件，自${dayOf(722)}起施行。第一届的申请通知将在两周内发布。</p>`,
  },
  {
    place: 2,
    daysAgo: 709,
    title: '第一届中轴青年奖学金开放申请',
    summary:
      '首届奖学金开放申请，设学术、文化、研究、社区与特别五类项目。申请一律在线填写，草稿可以随时保存。',
    category: 'application',
    author: secretariat,
    views: 5127,
    downloads: 1630,
    attachments: ['checklist', 'outline'],
    content: (dayOf) => `
<p>第一届中轴青年奖学金自${dayOf(709)}起开放申请，至${dayOf(650)} 23:59（香港时间）截止。</p>
<h2>五类项目</h2>
<ul>
<li><strong>学术</strong>：课程论文、学位论文中与文化遗产有关的部分</li>
<li><strong>文化</strong>：技艺的学习与传承，作品与演出</li>
<li><strong>研究</strong>：田野调查、口述史、材料与工序的记录</li>
<li><strong>社区</strong>：与街坊、学校、博物馆一起做的事</li>
<li><strong>特别</strong>：放不进以上四类，却非做不可的事</li>
</ul>
<h2>怎样申请</h2>
<ol>
<li>登录后在<a href="/scholarship">奖学金</a>页面选定一个项目；</li>
<li>填写申请表，草稿会自动保存；</li>
<li>上传材料，核对之后提交。<strong>提交之后不可更改</strong>，截止之前可以撤回。</li>
</ol>
<p>材料清单与个人陈述的写作提纲见附件。提纲不必照着写，它只是把评审想知道的事摆在一起。</p>`,
  },
  {
    place: 3,
    daysAgo: 686,
    title: '首场线上宣讲会：评审怎样读一份申请',
    summary:
      '三位评审各读一份（经作者同意的）旧申请，边读边讲：在哪里停下来，在哪里点头，在哪里想打电话问一句。',
    category: 'event',
    author: secretariat,
    views: 1422,
    downloads: 0,
    content: (dayOf) => `
<p><strong>时间</strong>：${dayOf(679)} 20:00 至 21:30（香港时间）<br><strong>形式</strong>：线上，免费，无须报名；会后提供文字整理。</p>
<h2>内容</h2>
<ul>
<li>顾明川（评审）：题目越小，路越长</li>
<li>沈怀瑾（联盟）：钱从哪里来，到哪里去</li>
<li>问答三十分钟</li>
</ul>
<blockquote><p>我们最怕读到的句子是“具有重要的理论意义和现实意义”。请告诉我，是谁的意义。</p></blockquote>
<p>宣讲会不影响评分，也不会点名到场的人。</p>`,
  },
  {
    place: 4,
    daysAgo: 588,
    title: '第一届中轴青年奖学金评审结果公示',
    summary: '收到来自十四个国家和地区的九十七份申请。金奖一名，优秀奖三名，提名奖八名，现予公示，为期七日。',
    category: 'result',
    author: committee,
    views: 6240,
    downloads: 1188,
    attachments: ['winnersFirst'],
    content: (dayOf) => `
<p>第一届共收到来自十四个国家和地区的九十七份申请，资格核对通过八十九份。每份由三位评审独立评分，十五人参加面谈。结果如下，公示期为${dayOf(588)}至${dayOf(581)}。</p>
<h2>金奖（10,000 元）</h2>
<p><strong>林照野</strong>《北京中轴线上的声景：从钟鼓楼到永定门》</p>
<h2>优秀奖（各 3,000 元）</h2>
<ul>
<li><strong>桑吉卓玛</strong>《热贡唐卡颜料的矿石来源》</li>
<li><strong>何思齐</strong>《岭南醒狮扎作的竹与纸》</li>
<li><strong>Daniel Okoye</strong>《拉各斯的龙舟社：一项运动怎样安家》</li>
</ul>
<h2>提名奖（八名）</h2>
<p>白鹭洲、方可可、郭临川、刘与同、吴念北、谢春和、Emi Tanaka、郑小舟。项目名称见附件。</p>
<p>公示期间如有异议，请以实名写信给奖学金委员会，我们以书面答复。提名奖未满十名，是因为第九名以后的分数低于约定的线；名额不为凑数而用。</p>`,
  },
  {
    place: 5,
    daysAgo: 553,
    title: '第一屆頒獎禮暨「中軸漫步」香港站',
    summary: '頒獎禮後一同步行：由上環文武廟起，沿樓梯街下行至海旁，聽得獎者講一路上的門、鐘與招牌。',
    category: 'event',
    author: secretariat,
    views: 1975,
    downloads: 0,
    content: (dayOf) => `
<p><strong>日期</strong>：${dayOf(539)}（星期六）<br><strong>時間</strong>：14:30 頒獎，16:00 起步，18:00 解散<br><strong>集合</strong>：上環荷李活道文武廟前地</p>
<p>香港沒有一條畫在地圖上的中軸線，卻有許多條由腳步走出來的線。這一條從廟門開始：求籤的人向山，做買賣的人向海，樓梯街把兩種方向縫在一起。</p>
<h2>同行須知</h2>
<ul>
<li>全程約一公里，有三百多級梯級；另設平緩路線，輪椅可達，請於報名時註明。</li>
<li>名額五十人，得獎者親友優先。</li>
<li>天文台發出黃色或以上暴雨警告時，漫步改為室內講座。</li>
</ul>
<p>林照野將帶來一段錄音：同一口鐘，在晨霧、正午與雨後，各響一次。</p>`,
  },
  {
    place: 6,
    daysAgo: 548,
    title: '第一届奖金发放完毕与年度收支',
    summary: '金奖与优秀奖的奖金已全部发放，共计人民币 19,000 元；账户结余转入第二届。',
    category: 'result',
    author: committee,
    views: 1103,
    downloads: 0,
    content: (dayOf) => `
<p>截至${dayOf(549)}，金奖与优秀奖的奖金均已汇出，并由获奖者本人确认收到。提名奖证书与文集随后寄出。</p>
<ul>
<li><strong>联盟成员出资</strong>：60,000 元</li>
<li><strong>金奖一名</strong>：−10,000 元</li>
<li><strong>优秀奖三名</strong>：−9,000 元</li>
<li><strong>证书、文集与寄送</strong>：−6,480 元</li>
<li><strong>面谈口译</strong>：−2,400 元</li>
<li><strong>结转第二届</strong>：32,120 元</li>
</ul>
<p>评审与秘书处均不取酬。对账目有疑问的，可以写信索取凭证副本。</p>`,
  },
];
