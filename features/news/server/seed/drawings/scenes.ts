/** The cover of a sample item: a scene, its frame and the seal of the house. */
import * as architecture from './architecture.ts';
import { axis, brushFor, ink, line, paper, plane, vermilion } from './kit.ts';
import * as objects from './objects.ts';
import * as outdoors from './outdoors.ts';

const scenes = { ...architecture, ...objects, ...outdoors };

/** What can be drawn. */
export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

/** The hairline axis at both edges, and the red seal: 中, itself symmetrical about an axis. */
function signature(): string {
  const seal = `<rect x="898" y="478" width="34" height="34" rx="4" fill="${vermilion}"/>${line('M906 489H924V500H906ZM915 483V507', 2.8, paper)}`;
  return (
    line('M14 14H946V526H14Z', 1.4, paper, 0.75) +
    line(`M${axis} 14V34M${axis} 506V526`, 1.4, ink, 0.8) +
    plane(`M${axis} 8l5 6-5 6-5-6zM${axis} 520l5 6-5 6-5-6z`, vermilion) +
    seal
  );
}

/** Draws a cover, 960 by 540; the same scene always gives the same bytes. */
export function drawScene(name: SceneName): string {
  const picture = scenes[name](brushFor(name)) + signature();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" stroke-linecap="round" stroke-linejoin="round">${picture}</svg>`;
}
