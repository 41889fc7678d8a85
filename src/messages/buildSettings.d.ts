interface ImportMetaEnv {
  /** `pcm` puts the unreviewed Pidgin texts into a build, for those who review them. */
  readonly VITE_LANGUAGE?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
