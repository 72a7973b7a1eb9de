/** /legal/cookies: the data that the portal stores in the visitor's browser. */
import { page } from '@platform/web/page/page';
import { Link } from 'react-router';
import { TextPage } from './TextPage.tsx';

export const handle = page({
  title: 'Cookie 说明',
  description: '中轴在您的浏览器里存放什么、为何存放，以及如何清除。',
});

export default function CookiesPage() {
  return (
    <TextPage
      title="Cookie 说明"
      kicker="存放"
      intro="我们在您的浏览器里只放必需之物，没有广告与统计的追踪。"
      lastChanged="2026-11-21"
    >
      <h2>一、本地存储</h2>
      <p>以下内容存放在您浏览器的本地存储中，只在本站使用：</p>
      <ul>
        <li>登录凭证与您的基本资料（token、userInfo）：让您在下次打开时仍是登录状态，退出登录即清除；</li>
        <li>购物车（cartList）：记住您挑选的作品；</li>
        <li>草稿：您写到一半、尚未提交的内容，提交之后即清除；</li>
        <li>配色偏好：浅色、深色或跟随系统。</li>
      </ul>
      <h2>二、Cookie</h2>
      <p>
        本站自己只用一个 Cookie（variant）：您选择简体或繁體之后，它记住您的选择，有效期一年；选回原文即清除。
      </p>
      <h2>三、支付机构</h2>
      <p>
        只有当您在结算时选择某个支付机构，它的程序才会载入，并可能为防范欺诈设置自己的
        Cookie。其用途由该机构的政策说明；不选择，便不会载入。
      </p>
      <h2>四、如何清除</h2>
      <p>
        在浏览器的设置中清除本站的数据即可。清除之后您会退出登录，未登录时放入购物车的作品也会消失，其余功能不受影响。
      </p>
      <p>
        更多内容见<Link to="/legal/privacy">隐私政策</Link>。
      </p>
    </TextPage>
  );
}
