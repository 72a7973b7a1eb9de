/** /legal/privacy: the personal data that the portal uses, and why. */
import { page } from '@platform/web/page/page';
import { Link } from 'react-router';
import { TextPage } from './TextPage.tsx';

export const handle = page({
  title: '隐私政策',
  description: '中轴收集哪些个人信息、为何收集、保存多久，以及您如何查阅、更正与删除。',
});

export default function PrivacyPage() {
  return (
    <TextPage
      title="隐私政策"
      kicker="分寸"
      intro="只取所需，用毕即还。这里逐项说明我们知道什么、为何知道。"
      lastChanged="2026-11-21"
    >
      <h2>一、我们收集什么</h2>
      <ul>
        <li>账户：用户名、邮箱，以及您自愿填写的姓名与电话。密码只以无法还原的形式保存。</li>
        <li>订单：收货人、电话、邮箱、地址、配送备注与所购作品。</li>
        <li>付款：支付方式、金额与支付机构给出的交易编号。卡号与支付密码不经过我们。</li>
        <li>
          奖学金：申请表中填写的内容与上传的材料，供评审之用。证件号码加密保存，完整号码只有管理员可以查看，每次查看都留有记录。
        </li>
        <li>通讯：您订阅时填写的邮箱与所选栏目。没有确认的邮箱一周后删除；退订随时生效。</li>
        <li>登录：时间、网络地址与浏览器类型，供您在“登录设备”中核对，也用来识别异常尝试。</li>
      </ul>
      <h2>二、用来做什么</h2>
      <p>
        为您办理订单、配送、退款与客服；发送与账户和订单有关的邮件；保障账户安全；履行法律规定的记账义务。我们不出售个人信息，也不做跨站的广告追踪。
      </p>
      <h2>三、与谁共享</h2>
      <ul>
        <li>您选择的支付机构（PayPal、Stripe、微信支付、支付宝），仅限完成付款所需；</li>
        <li>承运人，仅限完成配送所需；</li>
        <li>法律要求的主管机关。</li>
      </ul>
      <h2>四、保存多久</h2>
      <p>
        账户信息保存至您注销为止；订单与付款记录按会计法规保存；登录记录在失效后自动清除。注销后，法律不要求保留的信息会被删除。
      </p>
      <h2>五、您的权利</h2>
      <p>
        您可以在个人资料中查阅与更正信息，可以随时退出所有设备，也可以来信索取一份您的数据、要求更正或删除。我们会在十五个工作日内答复。
      </p>
      <h2>六、未成年人</h2>
      <p>未满十四周岁的未成年人，请在监护人同意并陪同下使用本站。</p>
      <h2>七、安全</h2>
      <p>
        传输全程加密；登录凭证与密码均以不可还原的形式存放；尝试登录的次数受到限制。若发生可能影响您的泄露，我们会及时通知您并说明应对方法。
      </p>
      <h2>八、联系</h2>
      <p>
        与个人信息有关的事，请写信至 <a href="mailto:privacy@zhongzhou.example">privacy@zhongzhou.example</a>
        。浏览器里存放了什么，见<Link to="/legal/cookies">Cookie 说明</Link>。
      </p>
    </TextPage>
  );
}
