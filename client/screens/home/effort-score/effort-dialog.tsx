import { useId, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@store-admin/components';
import type { Score } from './use-effort-score';

interface EffortDialogProps {
	/** What was pressed before; 1 or 2. */
	readonly firstScore: number;
	readonly onSubmit: ( score: Score ) => void;
	readonly onCancel: () => void;
}

function scale(): readonly string[] {
	return [
		__( 'Strongly disagree', 'woocommerce' ),
		__( 'Disagree', 'woocommerce' ),
		__( 'Neutral', 'woocommerce' ),
		__( 'Agree', 'woocommerce' ),
		__( 'Strongly agree', 'woocommerce' ),
	];
}

interface StatementProps {
	readonly text: string;
	readonly value: number | undefined;
	readonly onChange: ( value: number ) => void;
}

function Statement( { text, value, onChange }: StatementProps ) {
	const id = useId();
	return (
		<fieldset className="store-admin-effort__statement">
			<legend>{ text }</legend>
			{ scale().map( ( label, index ) => (
				<span key={ label } className="store-admin-effort__choice">
					<input
						type="radio"
						id={ `${ id }${ index }` }
						name={ id }
						checked={ value === index + 1 }
						onChange={ () => onChange( index + 1 ) }
					/>
					<label htmlFor={ `${ id }${ index }` }>{ label }</label>
				</span>
			) ) }
		</fieldset>
	);
}

/** Two statements and room for words, for those who found it hard. */
export function EffortDialog( { firstScore, onSubmit, onCancel }: EffortDialogProps ): ReactElement {
	const id = useId();
	const [ score, setScore ] = useState( firstScore );
	const [ secondScore, setSecondScore ] = useState< number | undefined >();
	const [ comments, setComments ] = useState( '' );
	const [ isMissing, setIsMissing ] = useState( false );
	const handleConfirm = () => {
		if ( secondScore === undefined ) {
			setIsMissing( true );
			return;
		}
		onSubmit( { score, secondScore, comments: comments.trim() } );
	};
	return (
		<ConfirmDialog
			title={ __( 'How was your experience?', 'woocommerce' ) }
			confirmLabel={ __( 'Share', 'woocommerce' ) }
			cancelLabel={ __( 'Cancel', 'woocommerce' ) }
			error={ isMissing ? __( 'Choose an answer for each statement.', 'store-admin' ) : undefined }
			onConfirm={ handleConfirm }
			onCancel={ onCancel }
		>
			<Statement text={ __( 'The store setup is easy to complete.', 'store-admin' ) } value={ score } onChange={ setScore } />
			<Statement text={ __( 'The store setup meets my needs.', 'store-admin' ) } value={ secondScore } onChange={ setSecondScore } />
			<div className="store-admin-effort__comments">
				<label htmlFor={ id }>{ __( 'Anything you would like to add? (optional)', 'store-admin' ) }</label>
				<textarea id={ id } rows={ 3 } value={ comments } onChange={ ( event ) => setComments( event.target.value ) } />
			</div>
		</ConfirmDialog>
	);
}
