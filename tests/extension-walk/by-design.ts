import type { Subject } from './compare-pages';

/** A difference that is meant. */
export interface DesignRule {
	readonly about: readonly Subject[];
	readonly reason: string;
	/** Addresses below wp-admin, decoded; all without it. */
	readonly page?: RegExp;
	/** Lines of the host's own app or of ours; both without it. */
	readonly side?: 'host' | 'ours';
	/** Lines that it explains; all without it. */
	readonly line?: RegExp;
}

const HOME = /^admin\.php\?page=wc-admin$/;

/** All differences that are meant, each with its reason. Whatever is not here is printed as not explained. */
export const BY_DESIGN: readonly DesignRule[] = [
	{
		about: [ 'text', 'places' ],
		page: HOME,
		reason: 'Home is a screen of ours: it has other words and another layout. Tasks and messages are compared by their titles.',
	},
	{
		about: [ 'headerItems' ],
		side: 'ours',
		line: /^Dismiss the reminder$/,
		reason: 'The reminder bar says what its cross does; the host draws it without a name.',
	},
];
