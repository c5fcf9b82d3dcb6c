import "../texts/areas/controls.ts";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/Notice.tsx";
import { roleLabels } from "../ui/role-label.ts";
import { useTenant } from "./TenantContext.tsx";

interface RefusedProps {
	readonly why: string;
	/** Attribute of the access map that it asks for. */
	readonly needs: string;
}

/** In the place of what somebody may not open or do: that they may not, and who can. */
export function Refused({ why, needs }: RefusedProps) {
	const roles = useTenant().access[needs] ?? [];
	return (
		<Notice kind="warning" title={why}>
			{roles.length > 0 ? text("why.roles", { roles: roleLabels(roles) }) : null}
		</Notice>
	);
}
