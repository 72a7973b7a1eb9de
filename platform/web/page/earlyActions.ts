/**
 * Clicks, submissions and arrow keys on tabs before hydration: a script in the head records them, and they are replayed
 * after hydration. Links and forms with an action work without scripts and are left to the browser.
 */
import { useEffect } from 'react';

interface EarlyActions {
  /** The pressed buttons, submitted forms and tabs, each once, in order; of tabs with the latest arrow key. */
  pending: Map<HTMLElement, string | undefined>;
  isHydrated(element: Element): boolean;
  stop(): void;
}

declare global {
  interface Window {
    /** Exists until the whole page is hydrated. */
    earlyActions?: EarlyActions;
  }
}

/**
 * The script as text. It listens on the window, before React, so that no action runs twice. React stores its props on
 * each hydrated element. `aria-busy` marks a button with a pending action (see theme.css).
 */
export const earlyActionsScript = `{
const pending=new Map();
const isHydrated=(element)=>Object.keys(element).some((key)=>key.startsWith('__reactProps'));
const record=(event,element,button,key)=>{
if(isHydrated(element))return;
event.preventDefault();event.stopImmediatePropagation();pending.set(element,key);button?.setAttribute('aria-busy','true')};
const click=(event)=>{
const element=event.target.closest?.('a[href],summary,label,input,select,button,[role=button],[role=tab]');
if(element?.matches('button,[role]:not(a,input)')&&!(element.form&&element.type==='submit'))record(event,element,element)};
const submit=(event)=>{if(!event.target.hasAttribute('action'))record(event,event.target,event.submitter)};
const keydown=(event)=>{
const tab=event.key.startsWith('Arrow')&&event.target.closest?.('[role=tab]');if(tab)record(event,tab,null,event.key)};
const listeners={click,submit,keydown};
for(const name in listeners)addEventListener(name,listeners[name],true);
window.earlyActions={pending,isHydrated,stop(){for(const name in listeners)removeEventListener(name,listeners[name],true)}}
}`.replaceAll('\n', '');

/** Milliseconds between two checks, and after which elements that are never hydrated are ignored. */
const interval = 50;
const timeout = 30_000;

function replay(element: HTMLElement, key: string | undefined): void {
  if (key !== undefined) {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return;
  }
  for (const button of [element, ...element.querySelectorAll('button')]) button.removeAttribute('aria-busy');
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}

/** Replays the actions of hydrated elements; lazy parts are hydrated later. Returns false when nothing is pending. */
function replayHydrated({ pending, isHydrated }: EarlyActions): boolean {
  for (const [element, key] of pending) {
    if (element.isConnected && !isHydrated(element)) continue;
    pending.delete(element);
    if (element.isConnected) replay(element, key);
  }
  return [...document.querySelectorAll('button, form, [role=tab]')].some((element) => !isHydrated(element));
}

/** Replays pending actions after hydration, in a later task, when the session has been restored as well. */
export function useEarlyActions(): void {
  useEffect(() => {
    const deadline = Date.now() + timeout;
    const timer = setInterval(() => {
      const actions = window.earlyActions;
      if (actions && replayHydrated(actions) && Date.now() < deadline) return;
      actions?.stop();
      delete window.earlyActions;
      clearInterval(timer);
    }, interval);
    return () => clearInterval(timer);
  }, []);
}
