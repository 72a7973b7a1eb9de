/** The route table: the shell's own pages and those of the features. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { features } from './features.ts';

const ofFeatures = Object.entries(features).flatMap(([feature, routes]) =>
  routes.map(({ path, file }) =>
    route(path, `../../../features/${feature}/web/${file}`, { id: `${feature}/${path}` }),
  ),
);

export default [
  index('pages/HomePage.tsx', { id: 'home' }),
  route('about', 'pages/AboutPage.tsx', { id: 'about' }),
  route('legal/terms', 'pages/TermsPage.tsx', { id: 'terms' }),
  route('legal/privacy', 'pages/PrivacyPage.tsx', { id: 'privacy' }),
  route('legal/cookies', 'pages/CookiesPage.tsx', { id: 'cookies' }),
  ...ofFeatures,
] satisfies RouteConfig;
