/** A receipt behind a card. */
export const paymentsDrawing = (
	<>
		<path className="is-paper" d="M66 10h46v62l-7.7-5-7.6 5-7.7-5-7.7 5-7.6-5-7.7 5z" />
		<path className="is-stroke" d="M78 24h22M78 33h14" />
		<rect className="is-accent" x="20" y="36" width="72" height="46" rx="6" />
		<rect className="is-ink" x="20" y="46" width="72" height="8" />
		<rect className="is-soft" x="28" y="64" width="20" height="9" rx="2" />
		<path className="is-white-stroke" d="M74 69h10" />
		<circle className="is-soft" cx="118" cy="68" r="9" />
	</>
);

/** A statement with its rate. */
export const taxDrawing = (
	<>
		<rect className="is-soft" x="26" y="18" width="60" height="70" rx="6" />
		<rect className="is-paper" x="38" y="8" width="60" height="74" rx="6" />
		<path className="is-stroke" d="M50 24h36M50 34h36M50 44h22M50 64h14" />
		<circle className="is-accent" cx="98" cy="62" r="22" />
		<path className="is-white-stroke" d="M106 54L90 70" />
		<circle className="is-white" cx="91.5" cy="55.5" r="3.5" />
		<circle className="is-white" cx="104.5" cy="68.5" r="3.5" />
	</>
);

/** A shopping bag with something to take home. */
export const purchaseDrawing = (
	<>
		<circle className="is-soft" cx="72" cy="50" r="38" />
		<path className="is-paper" d="M44 32h56l5 54H39z" />
		<path className="is-ink-stroke" d="M58 42V30a14 14 0 0 1 28 0v12" />
		<circle className="is-accent" cx="102" cy="72" r="14" />
		<path className="is-white-stroke" d="M96 72l4.5 4.5L109 68" />
	</>
);
