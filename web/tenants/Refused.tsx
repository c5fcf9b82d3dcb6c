import type { Attribute } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { allowedRoleLabels } from "../ui/words/role-label.ts";
import { useTenant } from "./TenantContext.tsx";
import "../texts/areas/controls.ts";

interface RefusedProps {
	readonly why: string;
	/** Attribute of the access map that is required. */
	readonly needs: Attribute;
}

/** Replaces what a person may not open or do: says so, and who can. */
export function Refused({ why, needs }: RefusedProps) {
	const roles = useTenant().access[needs] ?? [];
	return (
		<Notice kind="warning" title={why}>
			{roles.length > 0 ? text("why.roles", { roles: allowedRoleLabels(roles) }) : null}
		</Notice>
	);
}
