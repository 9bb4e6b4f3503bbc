import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Section } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import { plainText } from '../../../shared/plain-text';
import type { TaskScreenProps } from '../../../shared/task-screens';
import '../parts/style.scss';

/** Links to WordPress' own screen for choosing a theme. */
export function AppearanceScreen( { task }: TaskScreenProps ): ReactElement {
	return (
		<Section title={ task.title.trim() || __( 'Choose your theme', 'woocommerce' ) } isPadded>
			<div className="store-admin-task-step">
				<p className="store-admin-task-note">
					{ plainText( task.content ) ||
						__( 'A theme decides how your store looks. Block themes can be changed in the editor.', 'store-admin' ) }
				</p>
				<div className="store-admin-task-actions">
					<Button variant="primary" href={ getAdminLink( 'theme-install.php?browse=block-themes' ) }>
						{ task.actionLabel || __( 'Choose theme', 'woocommerce' ) }
					</Button>
					<Button variant="quiet" href={ getAdminLink( 'themes.php' ) }>
						{ __( 'See installed themes', 'store-admin' ) }
					</Button>
				</div>
			</div>
		</Section>
	);
}
