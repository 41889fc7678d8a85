import './DocumentSearch.css';
import { useState } from 'react';
import { FieldFrame } from '../../ui/form/FieldFrame.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { searchIcon } from '../../ui/icon/icons.ts';
import { findInDocument } from './findInDocument.ts';
import { placesOnPage } from './placesOnPage.ts';

/** Searches the document on the device, so it works offline and nobody learns the query. */
export function DocumentSearch() {
  const [query, setQuery] = useState('');
  const found = import.meta.env.SSR ? [] : findInDocument(placesOnPage(), query);
  const hasQuery = query.trim() !== '';
  return (
    <search className="document__search">
      <FieldFrame label="Search this page">
        {(tied) => (
          <>
            <Icon path={searchIcon} />
            <input
              {...tied}
              type="search"
              className="field__input"
              placeholder="For example: void"
              autoComplete="off"
              onChange={(event) => setQuery(event.target.value)}
            />
          </>
        )}
      </FieldFrame>
      <p className="visually-hidden" role="status">
        {hasQuery && `${found.length} found`}
      </p>
      {hasQuery && (
        <ul className="document__found">
          {found.map(({ id, title, excerpt }) => (
            <li key={id} className="document__place">
              <a href={`#${id}`}>{title}</a>
              <span>{excerpt}</span>
            </li>
          ))}
          {found.length === 0 && (
            <li className="document__place">Nothing on this page. Try one word only.</li>
          )}
        </ul>
      )}
    </search>
  );
}
