import type { Migration } from '../platform/database';
import { Accounts1 } from './0001-accounts';
import { Teams2 } from './0002-teams';
import { Pages3 } from './0003-pages';
import { Comments4 } from './0004-comments';
import { PeopleAndMedia5 } from './0005-people-and-media';
import { Outbox6 } from './0006-outbox';
import { WholeMilliseconds7 } from './0007-whole-milliseconds';
import { WholeSpecification8 } from './0008-whole-specification';
import { Jobs9 } from './0009-jobs';
import { KeysOfJobs10 } from './0010-keys-of-jobs';
import { FilesOfPages11 } from './0011-files-of-pages';
import { Changes12 } from './0012-changes';
import { Notifications13 } from './0013-notifications';
import { Haystacks14 } from './0014-haystacks';
import { Audit15 } from './0015-audit';
import { TwoFactor16 } from './0016-two-factor';
import { SettledHaystacks17 } from './0017-settled-haystacks';
import { WordsOfHaystacks18 } from './0018-words-of-haystacks';
import { VersionsByTheirPage19 } from './0019-versions-by-their-page';
import { TextsInTheHistory20 } from './0020-texts-in-the-history';
import { TimeZones21 } from './0021-time-zones';
import { FoldedNames22 } from './0022-folded-names';
import { ListOrderIndexes23 } from './0023-list-order-indexes';
import { SearchAndJobNames24 } from './0024-search-and-job-names';
import { TeamPreferences25 } from './0025-team-preferences';
import { StarredAt26 } from './0026-starred-at';
import { TeamPins27 } from './0027-team-pins';
import { Reading28 } from './0028-reading';
import { PlayVersions29 } from './0029-play-versions';
import { Drafts30 } from './0030-drafts';
import { PageAuthorIndex31 } from './0031-page-author-index';
import { CategoryOrder32 } from './0032-category-order';
import { PlayReading33 } from './0033-play-reading';
import { DeletedFiles34 } from './0034-deleted-files';
import { PlayDrafts35 } from './0035-play-drafts';
import { PlayBoards36 } from './0036-play-boards';
import { PlayComments37 } from './0037-play-comments';
import { SquadNumbers38 } from './0038-squad-numbers';
import { NewsSeen39 } from './0039-news-seen';
import { PlaySearchAndPdf40 } from './0040-play-search-and-pdf';
import { BoardPositions41 } from './0041-board-positions';
import { BoardFormations42 } from './0042-board-formations';
import { OwnPlayers43 } from './0043-own-players';
import { Mentions44 } from './0044-mentions';
import { PageTemplates45 } from './0045-page-templates';
import { CommentReactions47 } from './0047-comment-reactions';
import { OwnData50 } from './0050-own-data';
import { FileMetadata51 } from './0051-file-metadata';
import { CanonicalEmails52 } from './0052-canonical-emails';
import { FoldedSearch53 } from './0053-folded-search';
import { PicturesOfStoredFiles54 } from './0054-pictures-of-stored-files';
import { VersionEvents55 } from './0055-version-events';
import { ToldPlays56 } from './0056-told-plays';
import { QuotedMentions57 } from './0057-quoted-mentions';

export const migrations: Migration[] = [
  Accounts1,
  Teams2,
  Pages3,
  Comments4,
  PeopleAndMedia5,
  Outbox6,
  WholeMilliseconds7,
  WholeSpecification8,
  Jobs9,
  KeysOfJobs10,
  FilesOfPages11,
  Changes12,
  Notifications13,
  Haystacks14,
  Audit15,
  TwoFactor16,
  SettledHaystacks17,
  WordsOfHaystacks18,
  VersionsByTheirPage19,
  TextsInTheHistory20,
  TimeZones21,
  FoldedNames22,
  ListOrderIndexes23,
  SearchAndJobNames24,
  TeamPreferences25,
  StarredAt26,
  TeamPins27,
  Reading28,
  PlayVersions29,
  Drafts30,
  PageAuthorIndex31,
  CategoryOrder32,
  PlayReading33,
  DeletedFiles34,
  PlayDrafts35,
  PlayBoards36,
  PlayComments37,
  SquadNumbers38,
  NewsSeen39,
  PlaySearchAndPdf40,
  BoardPositions41,
  BoardFormations42,
  OwnPlayers43,
  Mentions44,
  PageTemplates45,
  CommentReactions47,
  OwnData50,
  FileMetadata51,
  CanonicalEmails52,
  FoldedSearch53,
  PicturesOfStoredFiles54,
  VersionEvents55,
  ToldPlays56,
  QuotedMentions57,
];
