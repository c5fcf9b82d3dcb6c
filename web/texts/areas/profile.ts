import texts from "../profile.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
