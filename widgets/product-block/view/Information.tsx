import { boot } from '#runtime/boot.ts';
import type { Product } from '#runtime/contracts/product.ts';

/** What the law asks to be said of the product: its age, who answers for it, warnings, the notice of the guarantee. */
export function Information({ information }: { information: Product['information'] }) {
  if (!information) return null;
  const { title, notes, facts, labelUrl, notice } = information;
  const at = (url: string) => new URL(url, boot().base).href;
  return (
    <div part="information">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {facts.length > 0 && (
        <details open>
          <summary>{title}</summary>
          <dl>
            {facts.map((fact) => [
              <dt key={fact.title}>{fact.title}</dt>,
              ...fact.lines.map((line) => <dd key={line}>{line}</dd>),
            ])}
          </dl>
        </details>
      )}
      {labelUrl && <img src={at(labelUrl)} alt={facts.at(-1)?.lines[0]} loading="lazy" />}
      {notice && (
        <>
          <img src={at(notice.url)} alt={notice.alt} width={notice.width} height={notice.height} loading="lazy" />
          <p>
            <a href={notice.linkUrl}>{notice.linkText}</a>
          </p>
        </>
      )}
    </div>
  );
}
