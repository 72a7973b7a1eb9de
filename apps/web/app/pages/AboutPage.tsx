/** /about: the alliance. */
import { contactEmail } from '@platform/contract/contact';
import { page } from '@platform/web/page/page';
import { TextPage } from './TextPage.tsx';

export const handle = page({
  title: '关于我们',
  description: '全球文化中轴联盟：一条南北轴线，连起传承人、青年学人与世界各地的文化守护者。',
});

export default function AboutPage() {
  return (
    <TextPage title="关于我们" kicker="缘起" intro="轴不是边界，而是让两侧彼此看见的那条线。">
      <h2>一条线</h2>
      <p>
        北京有一条自南向北的中轴线：城门、殿宇、街市与钟鼓依次排开，左右相称，礼乐有序。它让人明白，秩序可以是开放的——人人都能站到线上，看见两边。
      </p>
      <p>
        全球文化中轴联盟由此得名。我们相信每一种文化都有自己的轴：一件器物的做法、一支曲子的板眼、一座城的方向。把这些轴连起来，就是我们的工作。
      </p>
      <h2>三件事</h2>
      <p>
        <strong>守护遗产。</strong>与传承人共同记录技艺、整理图样、培养学徒，让手艺有人做、有人懂、有人用。
      </p>
      <p>
        <strong>支持青年。</strong>面向未满二十五岁的研究者与创作者设立奖学金，资助田野、修习与发表。
      </p>
      <p>
        <strong>促成往来。</strong>以课程、会议与展览，让不同语言、不同字形的人坐到一张桌子旁。
      </p>
      <h2>商城为何而设</h2>
      <p>
        最好的保护是有人使用。商城里的每件作品都注明传承人与门类，货款在扣除必要成本后归于作者。您带走的是一件器物，留下的是一门手艺的明天。
      </p>
      <h2>与我们联系</h2>
      <p>
        合作、捐赠或只是想说一声好，请写信至 <a href={`mailto:${contactEmail}`}>{contactEmail}</a>。
      </p>
    </TextPage>
  );
}
