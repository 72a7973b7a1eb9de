/** The route table: the shell's own pages and those of the features. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { features } from './features.ts';

const featureRoutes = Object.entries(features).flatMap(([feature, routes]) => {
  const fileOf = (file: string) => `../../../features/${feature}/web/${file}`;
  return routes.map(({ path, file, children = [] }) => {
    const nested = children.map((child) => {
      const options = { id: `${feature}/${path}/${child.path}` };
      return child.path === ''
        ? index(fileOf(child.file), options)
        : route(child.path, fileOf(child.file), options);
    });
    return route(path, fileOf(file), { id: `${feature}/${path}` }, nested);
  });
});

export default [
  index('pages/HomePage.tsx', { id: 'home' }),
  route('about', 'pages/AboutPage.tsx', { id: 'about' }),
  route('legal/terms', 'pages/TermsPage.tsx', { id: 'terms' }),
  route('legal/privacy', 'pages/PrivacyPage.tsx', { id: 'privacy' }),
  route('legal/cookies', 'pages/CookiesPage.tsx', { id: 'cookies' }),
  ...featureRoutes,
] satisfies RouteConfig;
