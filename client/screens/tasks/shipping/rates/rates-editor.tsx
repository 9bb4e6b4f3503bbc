import type { FormEvent, ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, Skeleton, SkeletonGroup } from '@store-admin/components';
import { getAdminLink, Link } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import { UnsavedInputDialog } from '../../../../shared/unsaved-input/unsaved-input-dialog';
import { shippingManifest } from '../manifest';
import { RateField } from './rate-field';
import { useRates } from './use-rates';
import './style.scss';

export interface RatesEditorProps {
	/** Two letters. */
	readonly country: string;
	readonly countryName: string;
	readonly buttonText: string;
	readonly onSaved: () => void;
}

function RatesSkeleton() {
	return (
		<SkeletonGroup label={ __( 'Loading your shipping zones…', 'store-admin' ) }>
			<Skeleton inlineSize="30%" />
			<Skeleton inlineSize="180px" shape="headline" />
			<Skeleton inlineSize="40%" />
		</SkeletonGroup>
	);
}

/** What shipping costs in the store's country and in the rest of the world. */
export function RatesEditor( { country, countryName, buttonText, onSaved }: RatesEditorProps ): ReactElement {
	const rates = useRates( { country, countryName, onSaved } );
	const { currency } = getFacts( shippingManifest );
	const handleSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		const form = event.currentTarget;
		if ( ! rates.save() ) {
			requestAnimationFrame( () => form.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus() );
		}
	};
	return (
		<RemoteBoundary
			of={ rates.rows }
			skeleton={ <RatesSkeleton /> }
			failureTitle={ __( 'Your shipping zones could not be loaded.', 'store-admin' ) }
			onRetry={ rates.retry }
		>
			{ ( rows ) => (
				<>
					<form className="store-admin-task-step" noValidate onSubmit={ handleSubmit }>
						<div className="store-admin-rates">
							{ rows.map( ( row ) => (
								<RateField
									key={ row.key }
									row={ row }
									edit={ rates.edits[ row.key ] ?? {} }
									error={ rates.errors[ row.key ] }
									currency={ currency }
									onChange={ ( edit ) => rates.change( row.key, edit ) }
									onLeave={ () => rates.leave( row ) }
								/>
							) ) }
						</div>
						<p className="store-admin-task-fine-print">
							<Link href={ getAdminLink( 'admin.php?page=wc-settings&tab=shipping' ) }>
								{ __( 'All zones and ways of shipping', 'store-admin' ) }
							</Link>
						</p>
						{ rates.failure && <InlineError message={ rates.failure } /> }
						<div className="store-admin-task-actions">
							<Button type="submit" variant="primary" isBusy={ rates.isSaving }>
								{ buttonText }
							</Button>
						</div>
					</form>
					<UnsavedInputDialog question={ rates.question } />
				</>
			) }
		</RemoteBoundary>
	);
}
