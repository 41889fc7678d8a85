import { InstallOffer } from '../features/install/InstallOffer.tsx';

export const InstallOfferIsland = InstallOffer;
