import type { Subject } from './compare-pages';

/** An intended difference. */
export interface DesignRule {
	readonly about: readonly Subject[];
	readonly reason: string;
	/** Addresses below wp-admin, decoded; all addresses when left out. */
	readonly page?: RegExp;
	/** Whether the lines are those of the host's own app or of ours; both when left out. */
	readonly side?: 'host' | 'ours';
	/** Lines that the rule explains; all lines when left out. */
	readonly line?: RegExp;
}

const HOME = /^admin\.php\?page=wc-admin$/;
const EMAILS = /page=wc-settings&tab=email(&|$)/;
const PAYMENTS = /page=wc-settings&tab=checkout$/;

/** All intended differences, each with its reason. All others are printed as not explained. */
export const BY_DESIGN: readonly DesignRule[] = [
	{
		about: [ 'text', 'places' ],
		page: HOME,
		reason: 'Home is a screen of ours: it has other words and another layout. Tasks and messages are compared by their titles.',
	},
	{
		about: [ 'headerItems' ],
		page: /page=wc-settings/,
		side: 'ours',
		line: /^History$/,
		reason: 'Ours keeps the last saves of the settings, which the header opens on each tab (ADR 0023).',
	},
	{
		about: [ 'places' ],
		page: PAYMENTS,
		reason: 'The list of payment providers is a screen of ours with another layout. Its words are compared.',
	},
	{
		about: [ 'text' ],
		page: PAYMENTS,
		line: /^\+ \d+$|^[^()]+ \([A-Z]{2}\)$/,
		reason: 'The list of payment providers names countries in the words of the browser, and draws other logos.',
	},
	{
		about: [ 'places' ],
		page: EMAILS,
		reason: 'The logo, the colours and the preview of the emails are parts of ours with another layout; the preview is as high as the email.',
	},
	{
		about: [ 'text' ],
		page: EMAILS,
		line: /^Choose a logo$|^Hard to read on |^Email to preview$|^< ?[^ ]+@[^ ]+ ?>$/,
		reason: 'On the emails tab ours names the choice of the logo and of the preview, and colours that are hard to read.',
	},
	{
		about: [ 'console' ],
		side: 'host',
		page: PAYMENTS,
		line: /Connect\.js/,
		reason: 'The host loads a script of another server there, which the walk cannot reach.',
	},
	{
		about: [ 'console' ],
		side: 'host',
		line: /^warning: .*(is deprecated|will be removed)/,
		reason: 'The components of the host warn about themselves; where our app has the page they do not run.',
	},
	{
		about: [ 'text' ],
		page: /page=wc-status/,
		line: /ctive plugins \(\d+\)|^[\d.]+ [KM]?B$/,
		reason: 'The status page counts plugins and measures logs, and our plugin is one that is active.',
	},
	{
		about: [ 'places' ],
		page: /page=wc-addons/,
		reason: 'Without a network this page fails in PHP with both; ours has printed its header by then.',
	},
	{
		about: [ 'menu' ],
		line: /^a "/,
		reason: 'The host takes the marks of WordPress from links or leaves them on Home; ours keeps them right. The entries around the links are compared.',
	},
];
