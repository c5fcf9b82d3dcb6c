import { writeDay } from "../../../../engine/index.ts";
import { useScreenValues } from "../../../forms/form-environment.ts";
import { useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { legalDay } from "../../process/legal-day.ts";
import "../../../texts/areas/terms.ts";

interface LegalDayProps {
	/** Field with the day of publication. */
	readonly published: string;
}

/** Below the entered end of an objection period: the last day that the law gives, which may be another. */
export default function LegalDay({ published }: LegalDayProps) {
	const day = legalDay(useTenant(), published, useScreenValues());
	return day && <p className="field-hint">{text("terms.legal", { day: writeDay(day) })}</p>;
}
