/** This year: a call that is open, a timetable, questions, and not much time left. */
import { committee, linkTo, type SampleAnnouncement, secretariat } from './story.ts';

export const thirdYear: readonly SampleAnnouncement[] = [
  {
    place: 14,
    daysAgo: 96,
    title: '我们怎样保管你的证件号码与材料',
    summary: '证件号码加密保存，除本人与经登记查阅的管理员外无人可见；未获奖者的材料在结果公示一年后删除。',
    category: 'policy',
    author: secretariat,
    views: 1454,
    downloads: 0,
    content: () => `
<p>申请表里有几样东西不该被人随便看见。以下是我们的做法。</p>
<ul>
<li><strong>证件号码</strong>加密后存放，页面上只显示末四位。管理员查看全号须说明用途，每一次都留下记录。</li>
<li><strong>材料</strong>不设公开地址。下载用的链接只对你和经手的人有效，很快作废。</li>
<li><strong>评审</strong>在盲审时看不到姓名、邮箱、电话、证件号码与文件名。</li>
<li><strong>保存期</strong>：获奖者的申请随文集存档；其余材料在结果公示一年后删除。</li>
</ul>
<p>提交后你会得到一份回执，上面有编号、时间和一串校验码。日后只要校验码对得上，就说明我们手里的申请与你交来的一字不差。</p>`,
  },
  {
    place: 15,
    daysAgo: 61,
    title: '第三届中轴青年奖学金开放申请',
    summary: '金奖一名（10,000 元），优秀奖三名（各 3,000 元），提名奖至多十名。请先选定项目，再填写申请表。',
    category: 'application',
    author: secretariat,
    isTop: true,
    views: 8216,
    downloads: 3042,
    attachments: ['checklist', 'outline', 'recommendation', 'pledge'],
    content: (dayOf) => `
<p>第三届中轴青年奖学金自${dayOf(61)}起开放申请。各项目的名额与截止时间以<a href="/scholarship">奖学金</a>页面所示为准，一律按香港时间计算。</p>
<h2>奖项</h2>
<ul>
<li><strong>金奖</strong>：1 名，人民币 10,000 元</li>
<li><strong>优秀奖</strong>：3 名，每名人民币 3,000 元</li>
<li><strong>提名奖</strong>：至多 10 名，证书，收入年度文集</li>
</ul>
<h2>条件</h2>
<ul>
<li>截止之日未满二十五岁；</li>
<li>绩点按 4 分制填写，保留两位小数；没有绩点的学校，请在成绩单上附说明；</li>
<li>每人每个项目一份申请。可以申请不同的项目，但请写不同的计划。</li>
</ul>
<h2>三步</h2>
<ol>
<li>在奖学金页面选定项目，点“申请”；</li>
<li>填写表格。草稿自动保存，换一台电脑也能接着写；</li>
<li>核对，提交，收好回执。<strong>提交之后不可更改。</strong></li>
</ol>
<p>评审日程见${linkTo(16, '评审时间表')}，常见的疑问见${linkTo(17, '常见问题')}。</p>`,
  },
  {
    place: 16,
    daysAgo: 47,
    title: '第三届评审时间表',
    summary: '从截止、资格核对、独立评分、面谈到公示的每一个日期。日程如有变动，以本公告的更新为准。',
    category: 'policy',
    author: committee,
    isTop: true,
    views: 3105,
    downloads: 688,
    attachments: ['scoring'],
    content: (dayOf) => `
<p>以下日期均为香港时间。每个阶段结束时，申请人会在进度页看到变化，并收到一封邮件。</p>
<ul>
<li><strong>资格与材料核对</strong>：${dayOf(-14)}至${dayOf(-24)}。留意“需要补充”的通知，七日内补齐</li>
<li><strong>独立评分（盲审）</strong>：${dayOf(-25)}至${dayOf(-55)}。什么也不用做</li>
<li><strong>线上面谈</strong>：${dayOf(-60)}至${dayOf(-66)}。前十五名，二十分钟，语言自选</li>
<li><strong>合议</strong>：${dayOf(-70)}</li>
<li><strong>公示</strong>：${dayOf(-73)}至${dayOf(-80)}。核对姓名与项目名称</li>
<li><strong>发放</strong>：公示后三十日内。确认收款</li>
</ul>
<p>评分表与上一届相同，见附件。</p>`,
  },
  {
    place: 17,
    daysAgo: 33,
    title: '常见问题：写给正在犹豫的人',
    summary:
      '没有发表过论文可以申请吗？计划半途变了怎么办？两个人一起做算谁的？十个问得最多的问题，一次答完。',
    category: 'application',
    author: secretariat,
    views: 4417,
    downloads: 1210,
    attachments: ['checklist'],
    content: () => `
<h3>没有发表过论文，可以申请吗？</h3>
<p>可以。两届二十六位得奖与提名者里，有十一位没有任何发表。评分表里“已有的积累”只占二十分，一本写满的田野笔记同样算数。</p>
<h3>我二十四岁半，来得及吗？</h3>
<p>看的是项目截止那一天，按香港时间。那天还没到二十五岁生日，就可以。</p>
<h3>不在中国，也不会写中文？</h3>
<p>申请表可以用中文或英文填写。面谈可用普通话、粤语或英语。</p>
<h3>两个人一起做，算谁的？</h3>
<p>请由一位提交，在计划里写明分工。奖金怎样分，你们自己商量；证书可以写两个名字。</p>
<h3>已经拿了别处的资助，还能申请吗？</h3>
<p>能，请如实填写。规定见${linkTo(10, '利益回避与学术诚信')}。</p>
<h3>提交以后发现写错了，怎么办？</h3>
<p>提交之后不能更改，截止之前可以撤回。如果只是笔误，不必担心，评审见过更多的笔误。</p>
<h3>计划半途变了呢？</h3>
<p>田野总会变。写信告诉我们为什么变、变成了什么，就可以。</p>
<h3>材料显示“需要补充”，是不是没希望了？</h3>
<p>不是。意思只是少了一页，或扫描得看不清。七日内重新上传即可，不影响评分。</p>
<h3>没有推荐信，会吃亏吗？</h3>
<p>不会。推荐信是选交的，评分表里没有它的位置。</p>
<h3>评审会看见我的学校吗？</h3>
<p>盲审时看不见。系统只用它来避开同校的评审。</p>`,
  },
  {
    place: 18,
    daysAgo: 12,
    title: '線上答疑會：截止之前的最後一場',
    summary:
      '秘書處與兩位往屆得獎者在線作答，粵語為主，設普通話與英語傳譯。請於會前填好提問表，我們先答提問最多的。',
    category: 'event',
    author: secretariat,
    views: 1386,
    downloads: 417,
    attachments: ['questions'],
    content: (dayOf) => `
<p><strong>時間</strong>：${dayOf(-4)} 20:00 至 21:30（香港時間）<br><strong>形式</strong>：線上，免費；連結於當日發至已報名者的電郵。</p>
<h2>誰來答</h2>
<ul>
<li>溫書棠（第二屆金獎）：計劃書裏，我刪去的那一半</li>
<li>陳以墨（第二屆優秀獎）：預算怎樣寫才像話</li>
<li>秘書處：材料、系統與時區</li>
</ul>
<p>與評分有關的個別問題，會上恕不作答；答了一個人，就要讓所有人都聽見。整理後的問答會補入${linkTo(17, '常見問題')}。</p>`,
  },
  {
    place: 19,
    daysAgo: 2,
    title: '第三届申请进入最后两周，请尽早提交',
    summary: '上一届有三十七份申请在最后一小时内提交，其中四份因材料没有传完而错过。请不要把它留到最后一晚。',
    category: 'application',
    author: secretariat,
    isTop: true,
    isUrgent: true,
    views: 2968,
    downloads: 845,
    attachments: ['checklist'],
    content: (dayOf) => `
<p><strong>多数项目将在${dayOf(-13)}前后截止，以<a href="/scholarship">奖学金</a>页面上各项目的时间为准（香港时间，按服务器的钟）。</strong></p>
<p>截止时间一到，提交按钮就会停用；不论网络多慢，不论差几秒。上一届最后一小时涌进三十七份申请，四份没有传完，我们替他们难过，却不能替他们破例。</p>
<h2>今晚可以做的三件事</h2>
<ol>
<li>打开草稿，看看还有哪几栏空着；</li>
<li>把成绩单与证明先传上去，材料传得越早，核对得越早；</li>
<li>把计划读给一位朋友听。读不顺的地方，就是评审会停下来的地方。</li>
</ol>
<p>材料清单见附件。拿不准的，先看${linkTo(17, '常见问题')}，再来${linkTo(18, '线上答疑会')}。</p>`,
  },
];
