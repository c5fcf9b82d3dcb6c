import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { SignInScreen } from "./SignInScreen.tsx";
import "../texts/areas/account.ts";

interface GuestScreenProps {
	readonly email: string;
	readonly supportAddress: string;
	readonly signOut: () => void;
}

/** Shown to people with no role in the tenant, or only the guest role. */
export default function GuestScreen({ email, supportAddress, signOut }: GuestScreenProps) {
	return (
		<SignInScreen
			title={text("noaccess.title")}
			actions={
				<PlainButton filled onClick={signOut}>
					{text("profile.signOut")}
				</PlainButton>
			}
		>
			<p>{text("account.guest", { email })}</p>
			{supportAddress === "" ? (
				<p>{text("noaccess.textWithoutAddress")}</p>
			) : (
				<p>
					{text("account.guest.support")} <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
				</p>
			)}
		</SignInScreen>
	);
}
