import { mount } from 'svelte';

import './styles/index.css';
import App from './App.svelte';
import { startRouter } from './router.svelte.ts';
import { startSettings } from './settings.svelte.ts';
import { startSound } from './sound.ts';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

await startSettings();
startRouter();
startSound();
mount(App, { target });
