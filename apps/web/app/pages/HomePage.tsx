/** / : the hero on its axis, a few products, what the alliance stands for, the way into the shop. */
import { FeaturedProducts } from '@features/shop/web/FeaturedProducts.tsx';
import { featuredQuery } from '@features/shop/web/queries.ts';
import { Button } from '@mantine/core';
import { page, siteDescription, siteName } from '@platform/web/page';
import { preload } from '@platform/web/preload';
import { SectionHeading } from '@platform/web/SectionHeading.tsx';
import { Link } from 'react-router';
import { HeroAxis } from '../drawings/HeroAxis.tsx';
import classes from './HomePage.module.css';
import { values } from './home.values.tsx';

const loading = preload(() => ({ featured: featuredQuery() }));
export const loader = loading.loader;
export const clientLoader = loading.clientLoader;

export const handle = page({ title: siteName, description: siteDescription });

const shop = '/library';

export default function HomePage() {
  return (
    <>
      <section className={classes['hero']} aria-labelledby="hero">
        <HeroAxis className={classes['drawing']} />
        <div className={classes['words']}>
          <p className={classes['couplet']}>守千年之艺</p>
          <div className={classes['centre']}>
            <h1 id="hero">以中轴为脉</h1>
            <p className={classes['lead']}>
              一条线，贯通南北与古今。我们与传承人同行，让技艺有人守、有人学、有人用。
            </p>
            <div className={classes['actions']}>
              <Button component={Link} to={shop} size="md">
                走进商城
              </Button>
              <Button component={Link} to="/about" variant="default" size="md">
                认识我们
              </Button>
            </div>
          </div>
          <p className={classes['couplet']}>通四海之心</p>
        </div>
      </section>

      <section className={classes['section']} aria-labelledby="works">
        <SectionHeading
          id="works"
          kicker="入藏"
          intro="每一件都注明传承人与门类。您带走一件器物，留下一门手艺的明天。"
        >
          器物有主，技艺有传
        </SectionHeading>
        <FeaturedProducts />
        <p className={classes['enter']}>
          <Button component={Link} to={shop} size="md" variant="outline">
            浏览全部作品
          </Button>
        </p>
      </section>

      <section className={classes['section']} aria-labelledby="values">
        <SectionHeading id="values" kicker="三方" intro="左右相称，各有所守；合在一处，便是联盟。">
          我们守护的
        </SectionHeading>
        <ul className={classes['values']}>
          {values.map(({ title, text, drawing }) => (
            <li key={title}>
              <svg
                viewBox="0 0 64 64"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.25"
                aria-hidden="true"
              >
                {drawing}
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
