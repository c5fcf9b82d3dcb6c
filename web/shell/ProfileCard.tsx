import { lazy, Suspense, useEffect } from "react";
import { isPasswordBoxAwaited } from "../accounts/password/awaited.ts";
import { usePerson } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { fetchLater } from "../ui/fetch-later.ts";
import { initials } from "./initials.ts";
import styles from "./ProfileCard.module.css";

const fetchDetails = () => import("./ProfileDetails.tsx");
const ProfileDetails = lazy(fetchDetails);

/** Opens who is signed in, and the way out. */
export function ProfileCard({ signOut }: { readonly signOut: () => void }) {
	const { person } = usePerson();
	useEffect(() => fetchLater(fetchDetails), []);
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
