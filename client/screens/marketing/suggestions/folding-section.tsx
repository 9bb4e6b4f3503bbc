import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { IconButton, Section } from '@store-admin/components';

interface FoldingSectionProps {
	readonly title: string;
	readonly isOpenAtFirst?: boolean;
	/** Called when the user opens the section for the first time. */
	readonly onOpen?: () => void;
	readonly children: ReactNode;
}

/** A card whose content can be hidden. */
export function FoldingSection( { title, isOpenAtFirst = true, onOpen, children }: FoldingSectionProps ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( isOpenAtFirst );
	const contentId = useId();
	const toggle = () => {
		setIsOpen( ! isOpen );
		if ( ! isOpen ) {
			onOpen?.();
		}
	};
	/* translators: %s: title of a part of the page. */
	const label = isOpen ? __( 'Collapse “%s”', 'store-admin' ) : __( 'Expand “%s”', 'store-admin' );
	return (
		<Section
			title={ title }
			action={
				<IconButton
					icon={ isOpen ? chevronUp : chevronDown }
					label={ sprintf( label, title ) }
					aria-expanded={ isOpen }
					aria-controls={ contentId }
					onClick={ toggle }
				/>
			}
		>
			<div id={ contentId } hidden={ ! isOpen }>
				{ children }
			</div>
		</Section>
	);
}
