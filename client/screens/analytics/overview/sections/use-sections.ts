import { useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useNotices } from '@store-admin/data';
import { useSavedChoice } from '../use-saved-choice';
import {
	addSection,
	changeSection,
	mergeSections,
	moveSection,
	removedSections,
	removeSection,
	toStored,
	visibleSections,
	type ChosenSection,
	type SectionChange,
	type SectionEntry,
	type StoredSection,
} from './section-list';
import { useDefaultSections } from './use-default-sections';

export interface SectionsHook {
	/** False until the user's choices are known. */
	readonly isKnown: boolean;
	readonly shown: readonly ChosenSection[];
	readonly removed: readonly ChosenSection[];
	/** What the last change did, for screen readers. */
	readonly said: string;
	readonly change: ( key: string, change: SectionChange ) => void;
	readonly move: ( key: string, change: number ) => void;
	readonly remove: ( key: string ) => void;
	readonly add: ( key: string ) => void;
}

const problemText = () =>
	__(
		'Your choice lasts until you leave this page: the layout that was saved before cannot be read, so it was not replaced.',
		'store-admin'
	);

/** Saves the sections. A stored layout that cannot be read is replaced only when the user asks for it. */
function useSaveSections() {
	const { stored, isUnreadable, choose, chooseForVisit } = useSavedChoice< readonly StoredSection[] >( 'dashboard_sections' );
	const { createNotice } = useNotices();
	const save = ( entries: readonly SectionEntry[] ) => {
		const value = toStored( entries );
		if ( ! isUnreadable ) {
			choose( value );
			return;
		}
		chooseForVisit( value );
		void createNotice( 'error', problemText(), {
			id: 'store-admin-overview-layout',
			type: 'snackbar',
			explicitDismiss: true,
			actions: [ { label: __( 'Replace the saved layout', 'store-admin' ), onClick: () => choose( value ) } ],
		} );
	};
	return { stored, save };
}

/** The sections of the overview, and the changes that the user can make. */
export function useSections(): SectionsHook {
	const defaults = useDefaultSections();
	const { stored, save } = useSaveSections();
	const [ said, setSaid ] = useState( '' );
	const value = stored.status === 'ready' ? stored.data : null;
	const entries = useMemo( () => mergeSections( value, defaults ), [ value, defaults ] );
	const titleOf = ( key: string ) => visibleSections( entries ).find( ( section ) => section.key === key )?.title ?? '';
	const move = ( key: string, change: number ) => {
		const moved = moveSection( entries, key, change );
		const shown = visibleSections( moved );
		const place = shown.findIndex( ( section ) => section.key === key ) + 1;
		/* translators: 1: title of a section, 2: its place, 3: number of sections. */
		setSaid( sprintf( __( '“%1$s” is now section %2$d of %3$d.', 'store-admin' ), titleOf( key ), place, shown.length ) );
		save( moved );
	};
	const remove = ( key: string ) => {
		/* translators: %s: title of a section. */
		setSaid( sprintf( __( '“%s” was removed. “Add more sections” brings it back.', 'store-admin' ), titleOf( key ) ) );
		save( removeSection( entries, key ) );
	};
	return {
		isKnown: stored.status !== 'pending',
		shown: visibleSections( entries ),
		removed: removedSections( entries ),
		said,
		change: ( key, change ) => save( changeSection( entries, key, change ) ),
		move,
		remove,
		add: ( key ) => {
			setSaid( '' );
			save( addSection( entries, key ) );
		},
	};
}
