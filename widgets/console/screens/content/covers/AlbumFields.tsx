import { MAX_TRACKS } from '#runtime/contracts/content-limits.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
        <LineField {...props} name="title" label={contentTexts.titleOfTheAlbum} value={slice.title} />
        <LineField {...props} name="artist" label={contentTexts.artist} value={slice.artist} />
      </div>
      <PictureField
        {...props}
        noun={contentTexts.pictureOfTheAlbum}
        value={slice.image}
        onChange={(image) => onChange({ image })}
        path={`${path}.image`}
      />
      <ListField
        title={contentTexts.tracks}
        noun={contentTexts.track}
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
                <LineField
                  {...track}
                  name="title"
                  label={fill(contentTexts.titleOfTrack, { number })}
                  value={value.title}
                />
                <LineField
                  {...track}
                  name="author"
                  label={fill(contentTexts.authorOfTrack, { number })}
                  value={value.author}
                />
              </div>
              <LinkField
                {...track}
                name="url"
                label={fill(contentTexts.fileOfTrack, { number })}
                value={value.url}
                hint={contentTexts.itsAddressHttps}
              />
              <Tick
                label={fill(contentTexts.visitorsMayDownloadTrack, { number })}
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
