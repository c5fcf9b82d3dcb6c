import { useState } from "react";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Facts } from "../ui/Facts.tsx";
import { allowLetters, lettersAllowed } from "../ui/letter-shortcuts.ts";
import { roleLabel } from "../ui/role-label.ts";
import { initials } from "./initials.ts";
import styles from "./ProfileCard.module.css";

/** Who is signed in, as what, and the way out. */
export function ProfileCard({ signOut }: { readonly signOut: () => void }) {
	const { person, roles } = usePerson();
	const tenant = useTenant();
	const [letters, setLetters] = useState(lettersAllowed);
	return (
		<Disclosure
			label={text("nav.profile", { name: person.name, initials: initials(person.name) })}
			button={<span aria-hidden>{initials(person.name)}</span>}
			buttonClassName={styles.button}
		>
			{() => (
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
			)}
		</Disclosure>
	);
}
