/** What is known of the charging point itself, as records carry it. */
export interface ChargingPointProperties {
	/** Short id within its geography code. */
	readonly id: string;
	readonly evse: string | null;
	readonly operator: string | null;
	/** What the operator says of it, such as "in bedrijf". */
	readonly status: string | null;
	readonly remark: string | null;
	/** Round in which the place was chosen beforehand; null for a place outside the rounds. */
	readonly proactive_year: number | null;
	readonly proactive_period: number | null;
	readonly proactive_extra: boolean | null;
}

const unknown: Omit<ChargingPointProperties, "id"> = {
	evse: null,
	operator: null,
	status: null,
	remark: null,
	proactive_year: null,
	proactive_period: null,
	proactive_extra: null,
};

/** JSON text of the properties, every one of them named. */
export function propertiesText(known: Pick<ChargingPointProperties, "id"> & Partial<ChargingPointProperties>): string {
	const { id, ...others } = known;
	return JSON.stringify({ id, ...unknown, ...others });
}
