import { useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, SectionError } from '@store-admin/components';
import { Guard } from '@store-admin/extensibility';
import { getReportFacts } from '../../parts/report/report-facts';
import { useOverview } from '../overview-context';
import { overviewManifest } from '../manifest';
import { SectionControls } from './section-controls';
import type { ChosenSection } from './section-list';
import type { SectionsHook } from './use-sections';

interface OverviewSectionProps extends Pick< SectionsHook, 'change' | 'move' | 'remove' > {
	readonly section: ChosenSection;
	readonly isFirst: boolean;
	readonly isLast: boolean;
}

/** What is left of a section that failed. It can still be removed. */
function BrokenSection( { title, onRemove }: { readonly title: string; readonly onRemove: () => void } ) {
	/* translators: %s: title of a section. */
	const text = sprintf( __( '“%s” cannot be shown.', 'store-admin' ), title );
	return (
		<section className="store-admin-section" aria-label={ title }>
			<SectionError title={ text } message={ __( 'The rest of the page still works.', 'store-admin' ) } />
			<p className="store-admin-overview__note">
				<Button variant="link" onClick={ onRemove }>
					{ __( 'Remove section', 'woocommerce' ) }
				</Button>
			</p>
		</section>
	);
}

/** One section, ours or that of an extension, with the public props. */
export function OverviewSection( { section, isFirst, isLast, change, move, remove }: OverviewSectionProps ): ReactElement {
	const { key, title, hiddenBlocks, component: Content } = section;
	const { filters, query } = useOverview();
	const [ titleInput, setTitleInput ] = useState( title );
	const saveTitle = () => {
		const typed = titleInput.trim();
		setTitleInput( typed === '' ? title : typed );
		if ( typed !== '' && typed !== title ) {
			change( key, { title: typed } );
		}
	};
	const changeBlocks = ( blocks: readonly string[] ) => change( key, { hiddenBlocks: blocks } );
	const toggleBlock = ( block: string ) => () =>
		changeBlocks( hiddenBlocks.includes( block ) ? hiddenBlocks.filter( ( one ) => one !== block ) : [ ...hiddenBlocks, block ] );
	const handleRemove = () => remove( key );
	return (
		<Guard name={ `section ${ key } of the overview` } fallback={ <BrokenSection title={ title } onRemove={ handleRemove } /> }>
			<Content
				controls={ SectionControls }
				filters={ filters }
				defaultDateRange={ getReportFacts().defaultDateRange }
				path={ overviewManifest.path }
				query={ query }
				title={ title }
				titleInput={ titleInput }
				onTitleChange={ setTitleInput }
				onTitleBlur={ saveTitle }
				hiddenBlocks={ hiddenBlocks }
				onChangeHiddenBlocks={ changeBlocks }
				onToggleHiddenBlock={ toggleBlock }
				isFirst={ isFirst }
				isLast={ isLast }
				onMove={ ( step ) => move( key, step ) }
				onRemove={ handleRemove }
			/>
		</Guard>
	);
}
