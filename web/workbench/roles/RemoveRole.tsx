import { useMemo, useState } from "react";
import { type Edit, roles as productRoles, removeEdits, roleUsesOf, type TenantDefinition, type Use } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { UseChoice } from "../acts/UseChoice.tsx";
import { placesText } from "../bundle/counted.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { writeAt } from "../editing/write-at.ts";

interface RemoveRoleProps {
	readonly tenant: TenantDefinition;
	readonly role: string;
	readonly onClose: () => void;
}

/**
 * Removes a role of the tenant's own, together with the references to it that somebody chooses. A role of the product gets its default name
 * back.
 */
export function RemoveRole({ tenant, role, onClose }: RemoveRoleProps) {
	const { shown } = useBundle();
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const isOfProduct = productRoles.some((each) => each.role === role);
	const uses = useMemo(() => (isOfProduct ? [] : roleUsesOf(files, role)), [files, role, isOfProduct]);
	const [kept, setKept] = useState<ReadonlySet<Use>>(new Set());
	const none = text(isOfProduct ? "roles.remove.ofProduct" : "roles.remove.nowhere");
	const meaning = uses.length === 0 ? none : text("roles.remove.uses", { places: placesText(uses.length) });
	const label = tenant.roles?.[role]?.label ?? role;
	const itself = (): readonly Edit[] => {
		const alone = Object.keys(tenant.roles ?? {}).length === 1;
		const edit = writeAt("tenant.json", tenant, alone ? ["roles"] : ["roles", role], undefined);
		return edit === null ? [] : [edit];
	};
	return (
		<ActDialog
			title={text("roles.remove.title", { label })}
			action={text("roles.own.remove")}
			dangerous
			said={text("roles.removed", { label })}
			edits={() => [
				...removeEdits(
					files,
					uses.filter((use) => !kept.has(use)),
				),
				...itself(),
			]}
			onDone={onClose}
			onClose={onClose}
		>
			<p>{meaning}</p>
			<UseChoice uses={uses} kept={kept} onKept={setKept} />
		</ActDialog>
	);
}
