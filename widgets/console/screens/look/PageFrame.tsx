import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DeviceView } from '#runtime/contracts/site-enumerations.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { VIEW_WIDTHS } from './device-views.ts';
import type { Emitter } from './emitter.ts';
import type { FrameEvents } from './events.ts';

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  events: Emitter<FrameEvents>;
  /** Path of the page that is shown first. */
  start: string;
  view: DeviceView;
}

/** A page of the shop as a desktop, a phone or a tablet shows it, scaled down where there is less room. */
export function PageFrame({ frame, events, start, view }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(start);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = VIEW_WIDTHS[view];
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  const handleLoad = () => {
    const page = pageOf(frame.current);
    page?.defaultView?.addEventListener('pagehide', () => events.emit('iframeUnload', undefined), { once: true });
    events.emit('load', page);
  };
  return (
    <div ref={place} className="c-look-frame">
      <iframe
        ref={frame}
        title={lookTexts.shopsPage}
        src={first}
        onLoad={handleLoad}
        style={{
          inlineSize: width,
          blockSize: room.height > 0 ? room.height / scale : '100%',
          transform: `translateX(${Math.max(0, (room.width - width * scale) / 2)}px) scale(${scale})`,
        }}
      />
    </div>
  );
}

/** Returns the frame's page; null for one of another site, which browsers keep from us. */
function pageOf(frame: HTMLIFrameElement | null): Document | null {
  try {
    return frame?.contentWindow?.location.pathname ? frame.contentDocument : null;
  } catch {
    return null;
  }
}
