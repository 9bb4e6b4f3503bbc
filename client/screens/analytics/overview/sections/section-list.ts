import type { DashboardSection } from './section-props';

/** A section as the user's preference has it. Fields that we do not know are kept. */
export type StoredSection = Readonly< Record< string, unknown > >;

/** A section that can be shown, with the choices of the user. */
export interface ChosenSection extends DashboardSection {
	/** The stored entry, with fields that only the host or an extension uses. */
	readonly stored: StoredSection | null;
}

/** An entry whose extension is gone. It is not shown, but saved again, so that the section is back with the extension. */
export interface GoneSection {
	readonly key: null;
	readonly stored: StoredSection;
}

export type SectionEntry = ChosenSection | GoneSection;

export type SectionChange = Partial< Pick< DashboardSection, 'title' | 'hiddenBlocks' > >;

const isChosen = ( entry: SectionEntry ): entry is ChosenSection => entry.key !== null;

const isTextList = ( value: unknown ): value is readonly string[] =>
	Array.isArray( value ) && value.every( ( one ) => typeof one === 'string' );

/** Applies the choices of a stored entry. A field of another type is ignored. */
function withChoices( section: DashboardSection, stored: StoredSection ): ChosenSection {
	const { title, isVisible, hiddenBlocks } = stored;
	return {
		...section,
		title: typeof title === 'string' && title.trim() !== '' ? title : section.title,
		isVisible: typeof isVisible === 'boolean' ? isVisible : section.isVisible,
		hiddenBlocks: isTextList( hiddenBlocks ) ? hiddenBlocks : section.hiddenBlocks,
		stored,
	};
}

/**
 * Returns the sections in the user's order. Sections that the preference does not have come last, like in the host.
 *
 * @param stored   The preference; null if the user has changed nothing.
 * @param defaults Sections of the overview and of extensions.
 */
export function mergeSections( stored: readonly StoredSection[] | null, defaults: readonly DashboardSection[] ): readonly SectionEntry[] {
	const rest = new Map( defaults.map( ( section ) => [ section.key, section ] ) );
	const known = ( stored ?? [] ).map( ( entry ): SectionEntry => {
		const section = typeof entry[ 'key' ] === 'string' ? rest.get( entry[ 'key' ] ) : undefined;
		if ( ! section ) {
			return { key: null, stored: entry };
		}
		rest.delete( section.key );
		return withChoices( section, entry );
	} );
	return [ ...known, ...[ ...rest.values() ].map( ( section ) => ( { ...section, stored: null } ) ) ];
}

/** Returns the sections in the stored form of the host. */
export function toStored( entries: readonly SectionEntry[] ): readonly StoredSection[] {
	return entries.map( ( entry ) => {
		if ( ! isChosen( entry ) ) {
			return entry.stored;
		}
		const { key, title, isVisible, hiddenBlocks, stored } = entry;
		return { ...stored, key, title, isVisible, hiddenBlocks };
	} );
}

export function visibleSections( entries: readonly SectionEntry[] ): readonly ChosenSection[] {
	return entries.filter( isChosen ).filter( ( { isVisible } ) => isVisible );
}

export function removedSections( entries: readonly SectionEntry[] ): readonly ChosenSection[] {
	return entries.filter( isChosen ).filter( ( { isVisible } ) => ! isVisible );
}

export function changeSection( entries: readonly SectionEntry[], key: string, change: SectionChange ): readonly SectionEntry[] {
	return entries.map( ( entry ) => ( isChosen( entry ) && entry.key === key ? { ...entry, ...change } : entry ) );
}

/**
 * Moves a section before or after the next one that is shown.
 *
 * @param entries All sections.
 * @param key     Section to move.
 * @param change  -1 up, 1 down.
 */
export function moveSection( entries: readonly SectionEntry[], key: string, change: number ): readonly SectionEntry[] {
	const shown = visibleSections( entries );
	const index = shown.findIndex( ( section ) => section.key === key );
	const section = shown[ index ];
	const other = shown[ index + Math.sign( change ) ];
	if ( ! section || ! other || other === section ) {
		return entries;
	}
	const rest = entries.filter( ( entry ) => entry !== section );
	const place = rest.indexOf( other ) + ( change > 0 ? 1 : 0 );
	return [ ...rest.slice( 0, place ), section, ...rest.slice( place ) ];
}

export function removeSection( entries: readonly SectionEntry[], key: string ): readonly SectionEntry[] {
	return entries.map( ( entry ) => ( isChosen( entry ) && entry.key === key ? { ...entry, isVisible: false } : entry ) );
}

/** Shows a removed section again, as the last one. */
export function addSection( entries: readonly SectionEntry[], key: string ): readonly SectionEntry[] {
	const section = entries.filter( isChosen ).find( ( entry ) => entry.key === key );
	return section ? [ ...entries.filter( ( entry ) => entry !== section ), { ...section, isVisible: true } ] : entries;
}
