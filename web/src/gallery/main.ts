/** Every piece on one page, for development: `gallery.html?theme=dark&language=ja#boards`. */
import { mount } from 'svelte';

import '../styles/index.css';
import { isLanguage, showLanguage } from '../i18n/index.svelte.ts';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the gallery');

const query = new URLSearchParams(location.search);
const language = query.get('language');
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
await showLanguage(isLanguage(language) ? language : 'en');
mount(Gallery, { target });
