/** A parcel on its way. */
export const shippingDrawing = (
	<>
		<path className="is-stroke" d="M10 38h16M4 50h22M14 62h12" />
		<rect className="is-soft" x="32" y="24" width="54" height="48" rx="4" />
		<path className="is-accent" d="M52 24h14v18l-7-5-7 5z" />
		<path className="is-paper" d="M86 38h22l16 17v17H86z" />
		<path className="is-soft" d="M94 45h11l9 10H94z" />
		<circle className="is-ink" cx="52" cy="74" r="10" />
		<circle className="is-ink" cx="104" cy="74" r="10" />
		<circle className="is-white" cx="52" cy="74" r="4" />
		<circle className="is-white" cx="104" cy="74" r="4" />
	</>
);

/** A megaphone and those who hear it. */
export const marketingDrawing = (
	<>
		<circle className="is-soft" cx="62" cy="48" r="38" />
		<path className="is-paper" d="M32 40h22v20H32a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8z" />
		<path className="is-accent" d="M54 40l36-20v60L54 60z" />
		<path className="is-ink" d="M36 60h13l5 22H42z" />
		<path className="is-ink-stroke" d="M100 38l12-8M102 50h14M100 62l12 8" />
	</>
);

/** A medal for a finished list. */
export const completeDrawing = (
	<>
		<path className="is-soft" d="M56 54l-12 34 14-4 8 10 10-34zM88 54l12 34-14-4-8 10-10-34z" />
		<circle className="is-accent" cx="72" cy="40" r="30" />
		<circle className="is-paper" cx="72" cy="40" r="21" />
		<path className="is-accent-stroke" d="M62 41l7 7 14-15" />
		<circle className="is-soft" cx="28" cy="26" r="4" />
		<circle className="is-accent" cx="118" cy="30" r="3" />
		<circle className="is-soft" cx="112" cy="62" r="5" />
	</>
);

/** A list with one thing ticked, for tasks of plugins. */
export const defaultDrawing = (
	<>
		<rect className="is-soft" x="28" y="18" width="62" height="70" rx="6" />
		<rect className="is-paper" x="42" y="8" width="66" height="74" rx="6" />
		<circle className="is-accent" cx="57" cy="26" r="7" />
		<path className="is-white-stroke" d="M54 26l2.5 2.5L60 24" />
		<circle className="is-paper" cx="57" cy="46" r="6.5" />
		<circle className="is-paper" cx="57" cy="66" r="6.5" />
		<path className="is-stroke" d="M72 26h24M72 46h24M72 66h16" />
	</>
);
