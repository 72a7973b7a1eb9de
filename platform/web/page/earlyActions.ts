/**
 * Clicks and submissions on what is not hydrated yet: a script in the head keeps them, and they are done once React
 * listens. Links and forms with an address of their own work without scripts and are left to the browser.
 */
import { useEffect } from 'react';

interface EarlyActions {
  /** Buttons pressed and forms sent, each once, in order. */
  pending: Set<HTMLElement>;
  isHydrated(element: Element): boolean;
  stop(): void;
}

declare global {
  interface Window {
    /** There until the page is hydrated as a whole. */
    earlyActions?: EarlyActions;
  }
}

/**
 * The script as text. It listens on the window, before React, so that nothing is done twice. React marks each element
 * that it has hydrated with its props. `aria-busy` tells that a kept action is waiting (see theme.css).
 */
export const earlyActionsScript = `{
const pending=new Set();
const isHydrated=(element)=>Object.keys(element).some((key)=>key.startsWith('__reactProps'));
const keep=(event,element,button)=>{
if(isHydrated(element))return;
event.preventDefault();event.stopImmediatePropagation();pending.add(element);button?.setAttribute('aria-busy','true')};
const click=(event)=>{
const element=event.target.closest?.('a[href],summary,label,input,select,button,[role=button],[role=tab]');
if(element?.matches('button,[role]:not(a,input)')&&!(element.form&&element.type==='submit'))keep(event,element,element)};
const submit=(event)=>{if(!event.target.hasAttribute('action'))keep(event,event.target,event.submitter)};
addEventListener('click',click,true);addEventListener('submit',submit,true);
window.earlyActions={pending,isHydrated,stop(){removeEventListener('click',click,true);removeEventListener('submit',submit,true)}}
}`.replaceAll('\n', '');

/** Milliseconds between two looks, and after which parts that are never hydrated are given up. */
const interval = 50;
const timeout = 30_000;

function replay(element: HTMLElement): void {
  for (const button of [element, ...element.querySelectorAll('button')]) button.removeAttribute('aria-busy');
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}

/** Does what is kept as its element is hydrated; lazy parts come after the frame. False when nothing is left to wait for. */
function replayHydrated({ pending, isHydrated }: EarlyActions): boolean {
  for (const element of pending) {
    if (element.isConnected && !isHydrated(element)) continue;
    pending.delete(element);
    if (element.isConnected) replay(element);
  }
  return [...document.querySelectorAll('button, form')].some((element) => !isHydrated(element));
}

/** Does the kept actions once the frame is hydrated, in a later task, when the visitor's session has been read as well. */
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
