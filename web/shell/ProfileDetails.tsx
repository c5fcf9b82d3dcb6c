import { useState } from "react";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Facts } from "../ui/Facts.tsx";
import { allowLetters, lettersAllowed } from "../ui/letter-shortcuts.ts";
import { roleLabel } from "../ui/role-label.ts";
import styles from "./ProfileDetails.module.css";

/** Who is signed in, as what, what the keyboard does, and the way out. */
export default function ProfileDetails({ signOut }: { readonly signOut: () => void }) {
	const { person, roles } = usePerson();
	const tenant = useTenant();
	const [letters, setLetters] = useState(lettersAllowed);
	return (
		<div className={styles.card}>
			<p className={styles.name}>{person.name}</p>
			<p className={styles.mail}>{person.email}</p>
			<Facts
				layout="stack"
				facts={[
					{ label: text("profile.tenant"), value: tenant.label ?? tenant.name },
					{ label: text("profile.roles"), value: [...new Set(roles.map(roleLabel))].join(", ") },
				]}
			/>
			<label className={styles.letters}>
				<input
					type="checkbox"
					checked={letters}
					onChange={(event) => {
						allowLetters(event.currentTarget.checked);
						setLetters(event.currentTarget.checked);
					}}
				/>
				{text("profile.shortcuts")}
			</label>
			<button type="button" className={styles.signOut} onClick={signOut}>
				{text("profile.signOut")}
			</button>
		</div>
	);
}
