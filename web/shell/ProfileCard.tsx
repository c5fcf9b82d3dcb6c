import { Suspense, useEffect } from "react";
import { isPasswordBoxAwaited } from "../accounts/password/password-box-awaited.ts";
import { usePerson } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { loadWhenIdle } from "../ui/loading/load-when-idle.ts";
import { Disclosure } from "../ui/parts/Disclosure.tsx";
import styles from "./ProfileCard.module.css";

const fetchDetails = () => import("./ProfileDetails.tsx");
const ProfileDetails = lazyPart(fetchDetails);

/** Opens the profile: who is signed in, and signing out. */
export function ProfileCard({ signOut }: { readonly signOut: () => void }) {
	const person = usePerson();
	useEffect(() => loadWhenIdle(fetchDetails), []);
	return (
		<Disclosure
			label={text("nav.profile", { name: person.name, initials: initials(person.name) })}
			button={<span aria-hidden>{initials(person.name)}</span>}
			buttonClassName={styles.button}
			initiallyOpen={isPasswordBoxAwaited()}
		>
			{(close) => (
				<Suspense fallback={null}>
					<ProfileDetails signOut={signOut} close={close} />
				</Suspense>
			)}
		</Disclosure>
	);
}

/** Initials of the first and last capitalised word: "Sanne de Wit" gives "SW". */
function initials(name: string): string {
	const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
	const first = words[0]?.[0] ?? name.trim()[0] ?? "";
	const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
	return (first + last).toUpperCase();
}
