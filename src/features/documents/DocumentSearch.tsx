import './DocumentSearch.css';
import { useState } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import { findInDocument } from './findInDocument.ts';
import { placesOnPage } from './placesOnPage.ts';

/** Searches the document on the device, so it works offline and nobody learns the query. */
export function DocumentSearch() {
  const [query, setQuery] = useState('');
  const found = import.meta.env.SSR ? [] : findInDocument(placesOnPage(), query);
  const hasQuery = query.trim() !== '';
  return (
    <search className="document__search">
      <Field
        label="Search this page"
        type="search"
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
      />
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
