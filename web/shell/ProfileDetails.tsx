import { useState } from "react";
import { Link } from "react-router";
import { useAccount } from "../accounts/account-context.ts";
import { browserPasswordEnvironment } from "../accounts/password/browser-password-environment.ts";
import { PasswordBox } from "../accounts/password/PasswordBox.tsx";
import { passwordActor } from "../accounts/password/password-actor.ts";
import { remainingTime } from "../accounts/remaining-time.ts";
import { usePerson, useRights } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { allowLetters, lettersAllowed } from "../ui/actions/letter-shortcuts.ts";
import { paths } from "../ui/pages/paths.ts";
import { Facts } from "../ui/parts/Facts.tsx";
import { appearances, chooseAppearance, keptAppearance } from "../ui/theme/appearance.ts";
import { useNow } from "../ui/time/use-now.ts";
import { roleLabel } from "../ui/words/role-label.ts";
import styles from "./ProfileDetails.module.css";
import { TenantChoice } from "./TenantChoice.tsx";
import "../texts/areas/account.ts";

interface ProfileDetailsProps {
	readonly signOut: () => void;
	readonly close: () => void;
}

/** Who is signed in, in which tenant and roles, the keyboard shortcuts, how the screen looks, and signing out. */
export default function ProfileDetails({ signOut, close }: ProfileDetailsProps) {
	const person = usePerson();
	const { roles } = useRights();
	const { session } = useAccount();
	const now = useNow();
	const [password] = useState(() => passwordActor(() => browserPasswordEnvironment(person, signOut)));
	const [letters, setLetters] = useState(lettersAllowed);
	const [appearance, setAppearance] = useState(keptAppearance);
	return (
		<div className={styles.card}>
			<p className={styles.name}>{person.name}</p>
			<p className={styles.mail}>{person.email}</p>
			<Facts
				layout="stack"
				facts={[
					{ label: text("profile.tenant"), value: <TenantChoice /> },
					{ label: text("profile.roles"), value: [...new Set(roles.map(roleLabel))].join(", ") },
					{ label: text("profile.session"), value: remainingTime(session.expiresAt - now) },
					{
						label: text("profile.terms"),
						value: (
							<Link to={paths.terms()} onClick={close}>
								{text("profile.terms.version", { version: Object.keys(person.acceptedTerms).at(-1) ?? "" })}
							</Link>
						),
					},
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
			<fieldset className={styles.appearance}>
				<legend>{text("profile.appearance")}</legend>
				{appearances.map((each) => (
					<label key={each}>
						<input
							type="radio"
							name="appearance"
							checked={each === appearance}
							onChange={() => {
								chooseAppearance(each);
								setAppearance(each);
							}}
						/>
						{text(`profile.appearance.${each}`)}
					</label>
				))}
			</fieldset>
			<PasswordBox actor={password} email={person.email} />
			<button type="button" className={styles.signOut} onClick={signOut}>
				{text("profile.signOut")}
			</button>
		</div>
	);
}
