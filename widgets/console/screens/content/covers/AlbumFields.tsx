import { MAX_TRACKS } from '#runtime/contracts/content-limits.ts';
import { Tick } from '../../../parts/Tick.tsx';
import { LineField, LinkField } from './LineField.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { NEW_TRACK } from './slice-kinds.ts';
import type { SliceProps } from './slice-props.ts';

const TRACK_MAX_LENGTH = 200;

/** An album: its title, its picture, and what can be heard, track by track. */
export function AlbumFields({ slice, ...props }: SliceProps<'album'>) {
  const { onChange, errors, path } = props;
  return (
    <>
      <div className="c-columns">
        <LineField {...props} name="title" label="Title of the album" value={slice.title} />
        <LineField {...props} name="artist" label="Artist" value={slice.artist} />
      </div>
      <PictureField
        {...props}
        noun="picture of the album"
        value={slice.image}
        onChange={(image) => onChange({ image })}
        path={`${path}.image`}
      />
      <ListField
        title="Tracks"
        noun="track"
        values={slice.tracks}
        onChange={(tracks) => onChange({ tracks })}
        errors={errors}
        path={`${path}.tracks`}
        most={MAX_TRACKS}
        fresh={NEW_TRACK}
      >
        {({ value, path: own }, edit, number) => {
          const track = { onChange: edit, errors, path: own, maxLength: TRACK_MAX_LENGTH };
          return (
            <>
              <div className="c-columns">
                <LineField {...track} name="title" label={`Title of track ${number}`} value={value.title} />
                <LineField {...track} name="author" label={`Author of track ${number}`} value={value.author} />
              </div>
              <LinkField
                {...track}
                name="url"
                label={`File of track ${number}`}
                value={value.url}
                hint="Its address: https://… or a path of the shop."
              />
              <Tick
                label={`Visitors may download track ${number}`}
                checked={value.showDownload}
                onChange={(showDownload) => edit({ showDownload })}
              />
            </>
          );
        }}
      </ListField>
    </>
  );
}
