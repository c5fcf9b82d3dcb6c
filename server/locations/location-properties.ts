/** The properties of the charging point itself, as records contain them. */
export interface ChargingPointProperties {
	/** Short id within its geography code. */
	readonly id: string;
	readonly evse: string | null;
	readonly operator: string | null;
	/** The operator's status, such as "in bedrijf". */
	readonly status: string | null;
	readonly remark: string | null;
	/** Round in which the place was chosen in advance; null for a place outside the rounds. */
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

/** JSON text of the properties, including the unknown ones. */
export function propertiesText(known: Pick<ChargingPointProperties, "id"> & Partial<ChargingPointProperties>): string {
	const { id, ...others } = known;
	return JSON.stringify({ id, ...unknown, ...others });
}
