/** / : the banner, the focus areas, the scholarship, news, products, partners, and the newsletter. */

import { LatestNews } from '@features/news/web/LatestNews.tsx';
import { latestQuery } from '@features/news/web/latest.queries.ts';
import { NewsletterBox } from '@features/newsletter/web/NewsletterBox.tsx';
import { shopPath } from '@features/shop/contract/path';
import { FeaturedProducts } from '@features/shop/web/FeaturedProducts.tsx';
import { featuredQuery } from '@features/shop/web/queries.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { preload } from '@platform/web/api/preload';
import { page, siteDescription, siteName } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './HomePage.module.css';
import { Banner } from './home/Banner.tsx';
import { FocusAreas } from './home/FocusAreas.tsx';
import { Partners } from './home/Partners.tsx';
import { ScholarshipIntro } from './home/ScholarshipIntro.tsx';

const loading = preload(() => ({ latest: latestQuery(), featured: featuredQuery() }));
export const loader = loading.loader;
export const clientLoader = loading.clientLoader;

export const handle = page({ title: siteName, description: siteDescription });

interface SectionProps {
  id: string;
  kicker: string;
  title: string;
  intro: string;
  children: ReactNode;
  /** The link below the section. */
  link?: { to: string; label: string };
}

function Section({ id, kicker, title, intro, children, link }: SectionProps) {
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <SectionHeading id={id} kicker={kicker} intro={intro}>
        {title}
      </SectionHeading>
      {children}
      {link && (
        <p className={classes['enter']}>
          <Button component={Link} to={link.to} size="md" variant="outline">
            {link.label}
          </Button>
        </p>
      )}
    </section>
  );
}

export default function HomePage() {
  return (
    <div className={classes['home']}>
      {/* The slides' titles change, so the page has its own. */}
      <VisuallyHidden component="h1">全球文化中轴联盟</VisuallyHidden>
      <Banner />
      <Section id="focus" kicker="三事" title="我们守护的" intro="左右相称，各有所守；合在一处，便是联盟。">
        <FocusAreas />
      </Section>
      <ScholarshipIntro />
      <Section
        id="news"
        kicker="近闻"
        title="联盟近来的消息"
        intro="从工坊、课堂与会场寄来，一则一则，写给远方关心它的人。"
        link={{ to: '/news', label: '阅读全部新闻' }}
      >
        <LatestNews />
      </Section>
      <Section
        id="works"
        kicker="入藏"
        title="器物有主，技艺有传"
        intro="每一件都注明传承人与门类。您带走一件器物，留下一门手艺的明天。"
        link={{ to: shopPath, label: '浏览全部作品' }}
      >
        <FeaturedProducts />
      </Section>
      <Section
        id="partners"
        kicker="同道"
        title="与我们并肩的人"
        intro="书院、博物馆与工坊，隔着山海，守着同一条线。"
      >
        <Partners />
      </Section>
      <NewsletterBox />
    </div>
  );
}
