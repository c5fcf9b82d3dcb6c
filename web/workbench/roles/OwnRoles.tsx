import { Button, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import {
	entryLabel,
	nameSlug,
	roles as productRoles,
	roleName,
	rolesOf,
	roleUsesOf,
	type TenantDefinition,
} from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { placesText } from "../bundle/counted.ts";
import { sameName } from "../bundle/same-name.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { useEditing } from "../editing/use-edits.ts";
import { useRefusal } from "../editing/use-first-fault.ts";
import { useInTurn } from "../editing/use-in-turn.ts";
import { useOnce } from "../editing/use-once.ts";
import { writeAt } from "../editing/write-at.ts";
import { RemoveRole } from "./RemoveRole.tsx";
import styles from "./RolesPage.module.css";

/** The tenant's own roles, and its names for roles of the product. */
export function OwnRoles({ tenant }: { readonly tenant: TenantDefinition }) {
	const { write } = useEditing();
	const [label, setLabel] = useState("");
	const [removing, setRemoving] = useState<string | null>(null);
	const own = Object.entries(tenant.roles ?? {});
	const { form, wrong, setWrong, refuse } = useRefusal();
	const make = useInTurn(async (): Promise<void> => {
		const called = entryLabel(label);
		const role = nameSlug(called).slice(0, 40).replace(/-$/, "");
		if (!/^[a-z][a-z0-9-]*$/.test(role)) return refuse(text("roles.own.needed"));
		if (Object.hasOwn(tenant.roles ?? {}, role) || isOfProduct(role)) return refuse(text("roles.own.taken", { role }));
		const like = sameRole(tenant, called);
		if (like !== undefined) return refuse(text("roles.own.taken", { role: like }));
		const edit = writeAt("tenant.json", tenant, ["roles", role], { label: called });
		const refused = edit === null ? null : await write([edit], text("roles.own.added", { label: called }));
		if (refused !== null) return refuse(refused);
		setWrong(null);
		setLabel("");
	});
	const add = useOnce(make);
	return (
		<section aria-labelledby="eigen-rollen" className={styles.part}>
			<h2 id="eigen-rollen" className={styles.heading}>
				{text("roles.own")}
			</h2>
			{own.length === 0 ? (
				<p className={styles.lead}>{text("roles.own.none")}</p>
			) : (
				<ul className={styles.own}>
					{own.map(([role, said]) => (
						<OwnRole key={role} tenant={tenant} role={role} label={said.label} onRemove={() => setRemoving(role)} />
					))}
				</ul>
			)}
			<form
				ref={form}
				className={styles.add}
				onSubmit={(event) => {
					event.preventDefault();
					void add();
				}}
				noValidate
			>
				<TextInput
					className={styles.grows}
					label={text("roles.own.new")}
					maxLength={80}
					value={label}
					error={wrong}
					onChange={({ currentTarget }) => {
						setLabel(currentTarget.value);
						setWrong(null);
					}}
				/>
				<Button type="submit">{text("roles.own.add")}</Button>
			</form>
			{removing !== null && <RemoveRole tenant={tenant} role={removing} onClose={() => setRemoving(null)} />}
		</section>
	);
}

/** The name of another role that is called so, whether or not this tenant uses it. */
function sameRole(tenant: TenantDefinition, called: string, own: string | null = null): string | undefined {
	const roles = rolesOf(tenant).filter(({ role }) => role !== own);
	// With its code, a role that shares its name has a second name that nobody may give another.
	return sameName(
		called,
		roles.flatMap(({ role, label }) => [label, roleName(role, roles)]),
	);
}

const isOfProduct = (role: string) => productRoles.some((each) => each.role === role);

interface OwnRoleProps {
	readonly tenant: TenantDefinition;
	readonly role: string;
	readonly label: string;
	readonly onRemove: () => void;
}

function OwnRole({ tenant, role, label, onRemove }: OwnRoleProps) {
	const { shown } = useBundle();
	const { write } = useEditing();
	const uses = useMemo(() => roleUsesOf(new Map(Object.entries(shown.files)), role).length, [shown, role]);
	return (
		<li className={styles.role}>
			<div className={styles.grows}>
				<PropertyInput
					label={text("roles.own.label", { role })}
					type="string"
					value={label}
					needed
					onWrite={async (called) => {
						const like = sameRole(tenant, String(called), role);
						if (like !== undefined) return text("roles.own.taken", { role: like });
						const edit = writeAt("tenant.json", tenant, ["roles", role, "label"], called);
						return edit === null ? null : write([edit]);
					}}
				/>
			</div>
			<span className={styles.places}>{isOfProduct(role) ? text("roles.own.ofProduct") : placesText(uses)}</span>
			<Button variant="default" onClick={onRemove} aria-label={text("roles.own.remove.named", { label })}>
				{text("roles.own.remove")}
			</Button>
		</li>
	);
}
